import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ country, to, phone, legalName, address }) => ({
  updated: '2026-11-22',
  intro: `We collect what an order needs, and say here what that is. We sell nothing of it to anybody, and no advertising network
    follows you in this store.`,
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      text: `${legalName}, ${address}. Questions about your data: ${phone}; the [contact page](${to.contact}) has the hours.`,
    },
    {
      id: 'what-we-store',
      heading: 'What we store about you',
      text: `- **With an order**: name, addresses, email, phone number, what you ordered, its price and how it was paid, and the
          prescription of each item that needs one.
        - **With an account**: name, email, a hash of your password, addresses, saved prescriptions, the last four digits of saved
          cards, your wishlist and your orders.
        - **Without either**: your cart and wishlist under a random number, for a guest up to 30 days after the last visit.
        - **With the newsletter**: your email address and where you signed up.

        If you sign in with Google or Facebook, they give us your name and email address, and we give them nothing about what you
        buy.`,
    },
    {
      id: 'prescriptions',
      heading: 'Prescriptions',
      text: `A prescription says something about your health, so we treat it apart.

        - It is used to make and check your lenses, and to ask your doctor for it if you want us to.
        - It is never in a web address, a log, statistics, an email or advertising.
        - Values that you type to filter frames or to choose lenses stay in a cookie on your device until you close the browser.
          They are sent to us only to check frames and lenses. The cookie has no name, no doctor and no date of birth.
        - Uploaded files are seen by you and by those who make your lenses. We check their type and size, and do not read anything
          else from them.
        - It stays with the order that it was given for, as the rules for eyewear require. A [prescription saved in
          your account](${to.prescriptions}) stays until you [close the account](${to.accountDetails}).`,
    },
    {
      id: 'payment',
      heading: 'Card data',
      text: `The number and the security code of your card go to the payment service, encrypted. They are never stored on your device,
        and the security code nowhere at all. Of a card that you save, the store shows only brand, last digits and expiry; you can
        [remove it](${to.paymentMethods}) at any time.`,
    },
    {
      id: 'insurance',
      heading: 'Vision insurance',
      text: `To find your plan, name, date of birth and postal code, or the numbers of your card, go to the insurance service,
        encrypted. They are not stored on your device, and never in a web address, a log or statistics. What the service finds
        stays on your device for 30 minutes at most, and goes at once when you log out of insurance or sign out. An order keeps
        what your plan paid.`,
    },
    {
      id: 'frame-advisor',
      heading: 'Frame advisor',
      text: `Your face shape, the width of your frames and your tone stay on your device. They are sent to our own search when you look
        at frames that suit you, without your name. They are in your account only if you save them there, and go when you start
        over. They are in no log, statistics or address of a page.`,
    },
    {
      id: 'camera',
      heading: 'Pictures of your camera and photos',
      text: `The frame advisor and the try-on can look at your face, if you choose camera or photo there. Nothing is opened or
        measured before.

        - **What is measured**: the outline of your face, the width of your frames and the distance between your pupils; for the
          try-on, where your eyes are.
        - **Where**: in your browser. No picture, no video and no point of your face leaves your device. We could not recognize you
          by it, and do not try to. If you hold a card to check the scale, only its edges are measured; nothing on it is read.
        - **How long**: a picture is gone as soon as you close the window. The camera is off then, in a hidden tab, and as soon as the
          measurement is done.
        - **What is stored, if you use the measurement**: your face shape, the width and the pupillary distance with how far it may
          be off, as numbers on your device. The pupillary distance is offered when you type a prescription. It is entered only if
          you do so.
        - **How to delete it**: choose “Start over” in the [frame advisor](${to.faceShape}), or clear your size there or at
          “Find my size”. You need not give consent: three questions lead to the same frames.`,
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage on your device',
      text: `All of them are our own, and the store needs them to do what you ask. Other sites cannot read them.

        - **Session** (WC_USERACTIVITY, WC_AUTHENTICATION, WC_SESSION_ESTABLISHED): your cart and your sign-in. 12 hours for
          members, 30 days for guests.
        - **store_locale** and **stylesheet**: your language, and which style sheet your browser has. One year.
        - **prescription** and **progressiveLens**: see above; until you close the browser.
        - **promo, accepted, subscribed, eaactivity, guestemailactivity**: that you have seen an offer, signed up or ordered as a
          guest, so that we do not ask again. They hold no email address. 30 days; **minimised**, one day.
        - **lc_location_entry**: the place that you last searched stores for. 30 days.
        - **ria_0, ria_1, ria_2, ria_ends, ria_store**: your plan’s numbers, which benefits it has, in which country,
          and when this ends. 30 minutes.
          **ria_attempts, ria_locked**: failed attempts to find a plan. One hour. **ria_disabled**: that insurance is not
          available now. 30 minutes.
        - **Local storage**: the frames you saw last, the lenses you chose last (one day) and how high they stand on the page, the
          width of a frame that fits you, and icons. **session_mark**: a random text that changes when you sign in or out, so that
          Back does not show your data to somebody else. **frame_advisor**: what you chose in the frame advisor, and **measured_pd**:
          the pupillary distance that was measured on this device, until you start over there.
        - **Session storage**, until you close the tab: what you began to type or choose in the cart, the lens panel and the
          checkout, and how far you had scrolled. **advisor_queue**: that your choices are to be saved after you sign in. 30 minutes.
          **advisor_followed**: the recommended frame that you opened last.

        You can delete all of it in your browser. You lose the cart as a guest, and are signed out.`,
    },
    {
      id: 'statistics',
      heading: 'Statistics and logs',
      text: `The store notes which kinds of errors occur, to repair them. Such a note has no name, email, prescription, insurance or
        card data. The server’s log names the technical cause of a failure. We use no statistics of other companies.`,
    },
    {
      id: 'who-receives',
      heading: 'Who receives something',
      text: `Only who is needed for your order: the lab that makes the lenses, the carrier (name, address, phone number), the payment
        service (card and amount), the insurance service if you use a plan, and your doctor’s office (your name and date of birth), if you want us to call. Nobody else,
        unless a law obliges us.`,
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      text: `You may see what we store about you, have it corrected, take it with you, and have it deleted, as far as no law requires
        us to hold it${
          country === 'us'
            ? '. That applies whatever state you live in'
            : ', and complain to the privacy commissioner of Canada or of your province'
        }. In [your account](${to.account}) you see and change much of it yourself: the
        [account details](${to.accountDetails}) also let you download your data and close the account. For everything else, call
        ${phone}. To end the newsletter, use the link in any issue, or [change it in your account](${to.newsletterChoice}).`,
    },
    {
      id: 'children',
      heading: 'Children',
      text: `Glasses for children are ordered by an adult. We ask for a child’s name and date of birth only where a prescription needs
        them.`,
    },
  ],
});
