import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about the account in English. */
export function accountEntries({ country, to, phone }: ContentFacts): readonly FaqEntry[] {
  const isUs = country === 'us';
  return [
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
  ];
}
