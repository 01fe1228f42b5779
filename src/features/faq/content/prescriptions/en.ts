import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prescriptions in English. */
export function prescriptionEntries({
  country,
  to,
  upload,
  singlePd,
  dualPd,
  maxPower,
  prescriptionYears,
}: ContentFacts): readonly FaqEntry[] {
  const isUs = country === 'us';
  const region = isUs ? 'state' : 'province';
  return [
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
        prescriptions have it as one number (${singlePd}), some as one per eye (${dualPd} each). It is often
        missing: your doctor or optician can measure it, and if you send the prescription without it, we ask.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: 'What do SPH, CYL, AXIS and ADD mean?',
      answer: `- **OD** is the right eye, **OS** the left one.
        - **SPH** (sphere) corrects near-sightedness (minus) or far-sightedness (plus). Plano or PL means 0.00.
        - **CYL** (cylinder) and **AXIS** correct astigmatism; one never comes without the other. DS or SPH in their
          place means sphere only, so there is no CYL.
        - **ADD** (addition) is the extra power for reading, for progressive and bifocal lenses.

        We make sphere and cylinder from −${maxPower} to +${maxPower}, as far as frame and lens allow it. Your
        doctor may write the cylinder with a plus: type it as it stands, since both forms describe the same lens. If your
        paper names a balance lens (BAL), slab-off or a vertex distance, send us a picture of it instead of typing.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'My prescription is old. Can I still use it?',
      answer: `A prescription counts as old ${prescriptionYears} years after it was issued, or on the day that it names.
        We point that out and do not stop you, but eyes change, and your ${region} may have rules of its own. An
        [eye exam](${to.eyeExam}) before you order is the better choice.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: 'Can you keep my prescription for next time?',
      answer: `Yes, with an account. Tick “Save this prescription to my account” when you give it, or enter it in
        [saved prescriptions](${to.prescriptions}). There you can change it at any time. It is deleted when you close your account.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: 'What happens to my prescription?',
      answer: `It is used to make and check your lenses, and for nothing else. It is never in a web address, in a log, in
        statistics or in advertising. [Privacy](${to.privacy}#prescriptions) says where it is stored, and for how long.`,
    },
  ];
}
