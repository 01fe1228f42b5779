import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone, barrierReplyDays }) => ({
  updated: '2026-11-27',
  intro: `Who buys glasses often does not see well yet. So this store is built for everybody. It aims at the Web Content Accessibility
    Guidelines (WCAG) 2.2, level AA, and follows them for the most part. What is known not to work is [listed below](#limits).`,
  sections: [
    {
      id: 'what-works',
      heading: 'What you can rely on',
      text: `- **Keyboard**: everything can be done with it, in an order that makes sense. The focus is always visible, the first link of each
          page leads to its content, and dialogs close with Escape.
        - **Screen readers**: headings, landmarks and labels say what something is. What changes on a page is announced.
        - **Large text**: at 400% zoom, or 320 pixels, all is in one column and nothing is cut off.
        - **Contrast**: text and controls stand out at least as the guidelines ask; nothing is said by color alone.
        - **Targets**: buttons and links that stand alone are at least 44 pixels high.
        - **Less motion**: if your system asks for it, nothing moves.
        - **Time**: nothing you type expires while you work. A form that fails leaves what you typed. Only the insurance login ends, as
          [said below](#limits).
        - **Without scripts**: looking, searching and reading work without JavaScript; the pages say what needs it.`,
    },
    {
      id: 'tested',
      heading: 'How we check it',
      text: `Before a change goes online, its pages and their states are checked by machine, and the ways through the store are walked by
        keyboard alone in a browser. What a screen reader would say on these ways is written down in each language, and read. Neither
        real screen readers nor people with disabilities have tried the whole store yet. So there may be barriers that we do
        not know: please tell us.`,
    },
    {
      id: 'limits',
      heading: 'What is known not to work',
      text: `- **Insurance login**: it ends after 30 minutes, and prices change then. Two minutes before, a notice offers more time, as often as
          you like. After the end you enter your details again.
        - **Camera**: the try-on, and measuring your face with the camera, need sight. Instead, [three questions](${to.faceShape}) lead to the
          same frames, and you can type your size.
        - **Map of stores**: what is drawn on it is not read out. The [list beside it](${to.storeFinder}) has the same stores.
        - **Filters**: they look like checkboxes, but a screen reader calls them links; those in use are the current ones.
        - **Pictures of frames**: their texts say name, color, shape and view, not every detail. Measurements and materials are in text.
        - **Uploaded prescriptions**: they are shown as you sent them, and a picture has no text. Instead of uploading you can type the
          values, or let us call your doctor.
        - **Pages of others**, such as the carrier’s, are not in our hands.`,
    },
    {
      id: 'help',
      heading: 'Tell us what does not work',
      text: `Call ${phone}, directly or through the relay service (711), or write to the address on the [contact page](${to.contact}), which
        also has the hours. Say which page it was, what you wanted to do, and with what: browser, screen reader, magnifier, keyboard
        or voice.

        - On the phone we help at once, and order with you if you like, at the price of the page.
        - Within ${barrierReplyDays} business days after your message you hear what we found, and by when we repair it.
        - If you need something from this store in another form, such as large print, ask for it in the same way.`,
    },
  ],
});
