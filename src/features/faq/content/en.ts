import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { storeEntries } from './stores/en';

/** The questions in English, in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  const { to, days, shipping, upload, returnDays, phone } = facts;
  const isUs = facts.country === 'us';
  const region = isUs ? 'state' : 'province';
  return [
    {
      key: 'track-order',
      topic: 'orders',
      question: 'Where is my order?',
      answer: `Open [order tracking](${to.trackOrder}) and enter the order number and the email address of the order.
        You see each item with its status, the day on which it should arrive, and a link to the carrier once it has
        shipped. No account is needed. With an account, all of them are in [your orders](${to.orders}).`,
    },
    {
      key: 'order-status',
      topic: 'orders',
      question: 'What do the statuses of an order mean?',
      answer: `- **Pending prescription**: we cannot begin until we have your prescription.
        - **In process**: we are making or packing it.
        - **Shipped**: it is with the carrier.
        - **Ready for pickup**: it waits for you.
        - **Completed**: it has arrived.
        - **Returned** and **Canceled**: nothing more is coming.

        Each item has a status of its own, so the contact lenses of an order can be on their way while the glasses are
        still being made. See them in [order tracking](${to.trackOrder}).`,
    },
    {
      key: 'delivery-time',
      topic: 'orders',
      question: 'How long does delivery take?',
      answer: `In business days, from the day on which we have your prescription:

        - frame without lenses: ${days.frameOnly}
        - glasses without a prescription: ${days.nonPrescription}
        - single vision: ${days.singleVision}, or ${days.speedy} with speedy lenses
        - progressive and bifocal: ${days.multifocal}
        - contact lenses: ${days.contactLenses}

        The cart and the checkout show the dates for what you chose.
        [Shipping and returns](${to.shippingAndReturns}) has more.`,
    },
    {
      key: 'shipping-cost',
      topic: 'orders',
      question: 'What does shipping cost?',
      answer: `Standard shipping is free with every pair of glasses, and for any order from ${shipping.freeFrom}. Below
        that, contact lenses ship for ${shipping.standard}. Express costs ${shipping.express} and saves
        ${shipping.expressDaysSaved} business days. The [cart](${to.cart}) shows the charge before you order.`,
    },
    {
      key: 'delivery-area',
      topic: 'orders',
      question: 'Where do you deliver?',
      answer: isUs
        ? `To addresses in the United States and its territories. Express does not reach the territories. For Canada,
          choose the Canadian store at the foot of the page: it has its own prices and cart.`
        : `To addresses in Canada. Express does not reach the Northwest Territories, Nunavut and Yukon. For the United
          States, choose the US store at the foot of the page: it has its own prices and cart.`,
    },
    {
      key: 'add-prescription-later',
      topic: 'orders',
      question: 'I ordered without my prescription. How do I send it now?',
      answer: `Open the order in [order tracking](${to.trackOrder}). An item that waits for a prescription has a button to
        add it: upload it, or let us call your doctor. We begin as soon as we have it, and the delivery days count from
        then.`,
    },
    {
      key: 'cancel-order',
      topic: 'orders',
      question: 'Can I change or cancel my order?',
      answer: `You can cancel it as long as nothing of it has shipped: open it in [order tracking](${to.trackOrder}) and
        choose to cancel. An order cannot be changed once it is placed; cancel it and order anew. After it has shipped,
        you can [return it](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'reorder',
      topic: 'orders',
      question: 'Can I order the same again?',
      answer: `Yes. Open an earlier order in [order tracking](${to.trackOrder}) or in [your orders](${to.orders}) and
        reorder it. Contact lenses go into the cart with the same values and boxes, glasses with the same lenses. What is
        no longer available is named, and the rest is added.`,
    },
    {
      key: 'no-confirmation',
      topic: 'orders',
      question: 'I have not received an email about my order',
      answer: `Look into the spam folder, and whether the address was typed correctly: the confirmation page shows to which
        one we wrote. The email is only a copy. Your order is in [your orders](${to.orders}) if you were signed in;
        otherwise [call us](${to.contact}).`,
    },
    {
      key: 'return-period',
      topic: 'returns',
      question: 'How long can I return something?',
      answer: `${returnDays} days from delivery. That holds for frames, for glasses with your prescription, and for unopened
        boxes of contact lenses. [Shipping and returns](${to.shippingAndReturns}#returns) has the details.`,
    },
    {
      key: 'how-to-return',
      topic: 'returns',
      question: 'How do I return something?',
      answer: `1. Open the order in [order tracking](${to.trackOrder}), or in [your orders](${to.orders}).
        2. Choose what you send back, and why.
        3. Print the label and the packing slip, and put the slip into the parcel.
        4. Hand the parcel to the carrier on the label within ${facts.shipBackDays} days.

        Glasses go back as a whole: frame and lenses together.`,
    },
    {
      key: 'refund',
      topic: 'returns',
      question: 'When and how do I get my money back?',
      answer: `Once the parcel has reached us and been checked, we refund to the card that you paid with. The return shows
        what you get back before you send it. How fast it is on your statement is up to your bank.`,
    },
    {
      key: 'return-contact-lenses',
      topic: 'returns',
      question: 'Can I return contact lenses?',
      answer: `Unopened boxes, within ${returnDays} days from delivery. Opened ones cannot come back, since lenses touch the
        eye. If a box is damaged or has other values than you ordered, [call us](${to.contact}).`,
    },
    {
      key: 'wrong-or-damaged',
      topic: 'returns',
      question: 'Something is broken, or not what I ordered',
      answer: `[Call us](${to.contact}) with your order number; a photo helps. If you see badly with new glasses, allow a few
        days to get used to them, above all to progressive lenses. If it does not get better, we check lenses and
        measurements, and make it good.`,
    },
    {
      key: 'send-prescription',
      topic: 'prescriptions',
      question: 'How do I give you my prescription?',
      answer: `In any of these ways, whichever is easiest:

        - Type in the values when you choose lenses; we check them and read them back to you.
        - Send a picture of the paper, or upload a file before checkout.
        - Name your doctor, and we call.
        - Choose one of your [saved prescriptions](${to.prescriptions}).
        - Order now, and send it later.`,
    },
    {
      key: 'upload-limits',
      topic: 'prescriptions',
      question: 'Which files can I upload?',
      answer: `We accept: ${upload.formats}. Maximum upload ${upload.megabytes} MB. A photo is fine, if the whole paper is in
        it, with the name, the date and the doctor’s signature.`,
    },
    {
      key: 'doctor-call',
      topic: 'prescriptions',
      question: 'You call my doctor: how does that work?',
      answer: `You look your doctor up by name and ${region}, or by phone number, or enter name and number yourself. We ask the
        office for the prescription of the patient that you name. That usually takes one to two business days, and the
        delivery days count from then. You need not do anything.`,
    },
    {
      key: 'pd',
      topic: 'prescriptions',
      question: 'What is the pupillary distance (PD), and where do I find it?',
      answer: `The distance between the centers of your pupils, in millimeters, so that the lenses sit in front of them. Some
        prescriptions have it as one number (${facts.singlePd}), some as one per eye (${facts.dualPd} each). It is often
        missing: your doctor or optician can measure it, and if you send the prescription without it, we ask.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: 'What do SPH, CYL, AXIS and ADD mean?',
      answer: `- **OD** is the right eye, **OS** the left one.
        - **SPH** (sphere) corrects near-sightedness (minus) or far-sightedness (plus).
        - **CYL** (cylinder) and **AXIS** correct astigmatism; one never comes without the other.
        - **ADD** (addition) is the extra power for reading, for progressive and bifocal lenses.

        We make sphere and cylinder from −${facts.maxPower} to +${facts.maxPower}, as far as frame and lens allow it. Your
        doctor may write the cylinder with a plus: type it as it stands, we convert it.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'My prescription is old. Can I still use it?',
      answer: `A prescription counts as old ${facts.prescriptionYears} years after it was issued, or on the day that it names.
        We point that out and do not stop you, but eyes change, and your ${region} may have rules of its own. An
        [eye exam](${to.eyeExam}) before you order is the better choice.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: 'Can you keep my prescription for next time?',
      answer: `Yes, with an account. Tick “Save this prescription to my account” when you give it, or enter it in
        [saved prescriptions](${to.prescriptions}). There you can change or remove it at any time.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: 'What happens to my prescription?',
      answer: `It is used to make and check your lenses, and for nothing else. It is never in a web address, in a log, in
        statistics or in advertising. [Privacy](${to.privacy}#prescriptions) says where it is stored, and for how long.`,
    },
    {
      key: 'frame-size',
      topic: 'glasses',
      question: 'How do I know which frame fits me?',
      answer: `Look inside the temple of a pair that fits. The three numbers are the lens width, the bridge and the temple
        length in millimeters. Frames within two or three millimeters of them feel alike. Every frame’s page has these
        numbers and its total width, and “Find my size” compares them with yours. Begin with
        [eyeglasses](${to.eyeglasses}) or [sunglasses](${to.sunglasses}).`,
    },
    {
      key: 'face-shape',
      topic: 'glasses',
      question: 'Which frames suit my face?',
      answer: `The [frame advisor](${to.faceShape}) finds your face shape and your size, and shows frames that go with them, the
        best first. It measures your face by camera or in a photo, or asks three questions. It is a hint, not a rule: you can
        always look at all frames. If you have an account, you can save the result there.`,
    },
    {
      key: 'try-on',
      topic: 'glasses',
      question: 'Can I try frames on at home?',
      answer: `Yes. Where “Try it on” stands at a frame, you see it on your own face, by camera or on a photo, in its true size
        and in each of its colors. Frames without that button cannot be tried on yet.`,
    },
    {
      key: 'camera-pictures',
      topic: 'glasses',
      question: 'What happens to the picture of my camera?',
      answer: `It stays on your device. Your browser measures it and we never receive it, nor any point of your face. The camera
        is on only while you use it. What is measured (face shape, frame width, pupillary distance) stays on your device until
        you choose “Start over” in the [frame advisor](${to.faceShape}). [Privacy](${to.privacy}#camera) has the details.`,
    },
    {
      key: 'camera-fails',
      topic: 'glasses',
      question: 'My camera does not work in the store',
      answer: `Allow the camera for this site: in most browsers, behind the symbol to the left of the address. Close other
        programs that use it. Sit in even light, take your glasses off, and come so close that your face fills the oval. A
        photo works as well, and the [frame advisor](${to.faceShape}) needs neither: it asks three questions instead.`,
    },
    {
      key: 'frame-and-prescription',
      topic: 'glasses',
      question: 'Can every frame take my prescription?',
      answer: `Most can. Strong prescriptions need frames made for them. Enter your values in the filter of the
        [eyeglasses](${to.eyeglasses}) to see only frames that suit them; we check again when you choose lenses, and offer
        only what can be made well.`,
    },
    {
      key: 'lens-types',
      topic: 'glasses',
      question: 'Single vision, progressive, readers: which lenses do I need?',
      answer: `- **Single vision** has one power, for far or for near. It is what most prescriptions need.
        - **Progressive** goes from distance to near without a line. It needs an addition (ADD).
        - **Bifocal** has a visible part for near.
        - **Ready readers** have the same plus power in both eyes and need no prescription.
        - **Non-prescription** lenses have no power.`,
    },
    {
      key: 'lens-material',
      topic: 'glasses',
      question: 'Which lens material should I choose?',
      answer: `The higher the index, the thinner the lens. Plastic 1.50 is enough for weak prescriptions. Polycarbonate and
        Trivex are hard to break: right for children, sports and rimless frames. High index makes strong prescriptions
        thinner. When you choose lenses, we recommend a material for your values and draw how thick the edge gets.`,
    },
    {
      key: 'coatings',
      topic: 'glasses',
      question: 'What do anti-reflective, photochromic and blue-light lenses do?',
      answer: `An **anti-reflective** coating takes away reflections, for instance at night and on screens. **Photochromic**
        lenses darken in sunlight; behind a windshield hardly, since it blocks the UV light they need. A **blue-light
        filter** takes out a share of the blue light; whether that helps the eyes has not been shown.`,
    },
    {
      key: 'speedy',
      topic: 'glasses',
      question: 'What is speedy?',
      answer: `Lenses that we make from stock, so that your glasses arrive in ${days.speedy} business days. It is offered for
        single vision lenses with common powers, once we know your prescription.`,
    },
    {
      key: 'protection-plan',
      topic: 'glasses',
      question: 'What does a protection plan cover?',
      answer: `There are plans for one and for two years. All replace scratched or broken lenses; the larger ones replace the
        frame, too, and the largest also helps when a pair is lost. You see what each covers and costs when you choose
        lenses, and can add or remove it in the [cart](${to.cart}) until you order.`,
    },
    {
      key: 'contact-lens-prescription',
      topic: 'contact-lenses',
      question: 'Do I need a prescription for contact lenses?',
      answer: `Yes, one for contact lenses. It names the brand, the base curve and the diameter, which a prescription for
        glasses does not. We need your doctor’s name even if you upload it, since the doctor confirms it.
        [See contact lenses](${to.contactLenses}).`,
    },
    {
      key: 'contact-lens-boxes',
      topic: 'contact-lenses',
      question: 'How many boxes do I need?',
      answer: `The page of each lens counts them for you: choose a year’s supply, and it fills in the boxes for each eye by how
        long one lens is worn. One line of the cart holds up to ${facts.maxBoxes} boxes for each eye.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'My eyes need different lenses. Can I order that?',
      answer: `Yes. Each eye has its own values and number of boxes, and you can leave one out. If the eyes need different
        products, order each for its eye: both go into the same cart.`,
    },
    {
      key: 'payment-methods',
      topic: 'payment',
      question: 'How can I pay?',
      answer: `By card: ${facts.cards}. With an account you can save cards in [payment methods](${to.paymentMethods}); of a
        saved card we only show the last four digits.`,
    },
    {
      key: 'when-charged',
      topic: 'payment',
      question: 'When do you charge my card?',
      answer: `Nothing is charged before you place the order. An order is placed once, even if the connection breaks off and
        you try again. If you cancel before it ships, the amount is released.`,
    },
    {
      key: 'installments',
      topic: 'payment',
      question: 'Can I pay in installments?',
      answer: `Product pages show what a price comes to in ${facts.installmentCount} payments with providers such as Klarna and
        Affirm. This is information about their offers: the checkout of this site takes cards.`,
    },
    {
      key: 'insurance',
      topic: 'payment',
      question: 'Can I use my vision insurance?',
      answer: `Yes, with many providers. Above a list such as [eyeglasses](${to.eyeglasses}) and on the page of each frame,
        “Check my benefits” asks for a few details and shows what your plan pays for. Your price then has the benefits taken
        off; promotions and codes do not add to them. For your safety this ends after 30 minutes, and you can look your plan
        up again. With other providers, the same place says how to use your plan.`,
    },
    {
      key: 'insurance-not-found',
      topic: 'payment',
      question: 'My insurance plan is not found',
      answer: `Enter the name, date of birth and numbers as they are on your insurance card. After four attempts the search is
        blocked for an hour. You can order without insurance meanwhile, or [call us](${to.contact}).`,
    },
    {
      key: 'promotion-code',
      topic: 'payment',
      question: 'Where do I enter a promotion code?',
      answer: `In the [cart](${to.cart}), below the total. If a code does not work, it may have ended, need a larger order, or
        not apply to what you chose. Protection plans are never reduced.`,
    },
    {
      key: 'tax',
      topic: 'payment',
      question: 'Do prices include tax?',
      answer: `No, prices are before tax. The checkout adds the sales tax of your ${region} once it knows the address, before you
        order. Prescription glasses and contact lenses are exempt in many places, and then none is added.`,
    },
    {
      key: 'forgot',
      topic: 'account',
      question: 'I forgot my password. What now?',
      answer: `1. Open [your account](${to.account}) and choose “Forgot your password?”.
        2. Enter your email address. We send a code to it, which works for 30 minutes.
        3. Enter the code and a new password: at least 8 characters, with a letter and a digit.

        No email? Look into the spam folder. For your safety, we do not say whether an address has an account. A new
        password signs you out everywhere else.`,
    },
    {
      key: 'need-account',
      topic: 'account',
      question: 'Do I need an account?',
      answer: `No. You can order with your email address alone, and follow the order with its number. With an
        [account](${to.account}), your cart, wishlist, prescriptions, cards and orders are there on every device.`,
    },
    {
      key: 'locked-out',
      topic: 'account',
      question: 'I cannot sign in',
      answer: `After five wrong passwords, sign-in is blocked for 30 minutes. Wait, or
        [choose a new password](${to.faq}#forgot). If you made your account with Google or Facebook, sign in with that button.
        An account of the ${isUs ? 'Canadian' : 'US'} store works there only.`,
    },
    {
      key: 'change-account',
      topic: 'account',
      question: 'How do I change my name, email, password or address?',
      answer: `[Your details](${to.accountDetails}) has your name, email and password. [Addresses](${to.addresses}) has where
        your orders go; one of them is the default at checkout. A new email or password needs your current password. An order
        that you have placed stays with the email and address it was placed with.`,
    },
    {
      key: 'close-account',
      topic: 'account',
      question: 'How do I get my data, or close my account?',
      answer: `Both are in [your details](${to.accountDetails}). “Download my data” gives you a file with all that is stored with
        your account. “Close my account” deletes it for good, after your password. Orders that you have placed are not
        affected, and you still [track them](${to.trackOrder}) with their number and your email.`,
    },
    {
      key: 'newsletter-emails',
      topic: 'account',
      question: 'How do I subscribe to or leave the newsletter?',
      answer: `Sign up [at the foot of each page](${to.newsletter}). Every issue has a link to unsubscribe, and with an account you
        can switch it off among [your details](${to.newsletterChoice}). News about an order comes in any case, and only about
        that order.`,
    },
    {
      key: 'reach-you',
      topic: 'account',
      question: 'How do I reach a person?',
      answer: `Call ${phone}. [Contact](${to.contact}) shows the hours, also in your time, and our address.`,
    },
    ...storeEntries(facts),
  ];
}
