import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone }) => ({
  updated: '2026-11-22',
  intro: `Who buys glasses often does not see well yet. So this store is built for everybody, and follows the Web Content Accessibility
    Guidelines (WCAG) 2.2, level AA.`,
  sections: [
    {
      id: 'what-works',
      heading: 'What you can rely on',
      text: `- **Keyboard**: everything can be done with it, in an order that makes sense. The focus is always visible, the first link of each
          page leads to its content, and dialogs close with Escape.
        - **Screen readers**: headings, landmarks and labels say what something is. What changes on a page is announced.
        - **Large text**: at 400% zoom, or 320 pixels, all is in one column and nothing is cut off.
        - **Contrast**: text and controls stand out at least as the guidelines ask; nothing is said by color alone.
        - **Targets**: buttons and links that stand alone measure at least 44 pixels.
        - **Less motion**: if your system asks for it, nothing moves.
        - **Time**: nothing you type expires while you work. A form that fails leaves what you typed.
        - **Without scripts**: looking, searching and reading work without JavaScript; the pages say what needs it.`,
    },
    {
      id: 'tested',
      heading: 'How we check it',
      text: `Every page is checked by machine in all languages, in each state it can be in, and the ways through the store are walked by
        keyboard alone, before a change goes online.`,
    },
    {
      id: 'limits',
      heading: 'Where it has limits',
      text: `- Pictures of frames are described by name, color and view, not in every detail. Measurements and materials are in text.
        - Uploaded prescriptions are shown as you sent them. Instead of uploading you can type the values, or let us call your doctor.
        - Pages of others, such as the carrier’s, are not in our hands.`,
    },
    {
      id: 'help',
      heading: 'Tell us what does not work',
      text: `Call ${phone}, or write to the address on the [contact page](${to.contact}). Say which page it was and what you wanted to do. We
        order with you on the phone, and repair it.`,
    },
  ],
});
