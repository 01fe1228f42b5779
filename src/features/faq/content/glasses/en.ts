import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about frames and lenses in English. */
export function glassesEntries({ to, days }: ContentFacts): readonly FaqEntry[] {
  return [
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
  ];
}
