import type { DisplayLanguage } from '@/domain/locale/locales';

/**
 * Ways to ask whose words do not say what is meant, or say something else, with the entry that answers them: "what time do you
 * close" is not about closing an account. A phrase fits a search that has all of its words, in any order and form.
 */
export const PHRASES: Readonly<Record<DisplayLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'find-store':
      'you close, you open, store close, store open, time close, time open, open sunday, open saturday, open today, open now, opening hours, closing time, store hours, your hours, holiday hours',
    'read-prescription':
      'read prescription, understand prescription, numbers prescription, prescription mean, left eye, right eye, plano, astigmatism',
    'in-store': 'fix glasses, repair, screw, nose pad, adjust glasses, tighten, straighten',
    'protection-plan': 'warranty, lost glasses, broke glasses',
    'how-to-return':
      'return shipping, return label, return cost, restocking, return store, exchange, don like, not like',
    'contact-lens-prescription': 'contacts without prescription, contact lenses without prescription',
    'payment-methods':
      'gift, gift card, apple pay, google pay, cash, two cards, flexible spending, safe card, card safe, card secure, secure payment',
    insurance: 'two insurance, insurance promo, insurance coupon, out network, network',
    'change-account': 'change address, wrong address',
    'track-order': 'order late, order delayed, package late, says delivered, delivered not',
    'order-status': 'still processing, stuck process, pick up',
    'wrong-or-damaged': 'missing item, item missing, wrong prescription, prescription wrong, dizzy, headache',
    'delivery-time': 'how fast',
    speedy: 'same day, rush, next day, expedite, urgent',
    refund: 'long refund, refund take',
    coatings: 'transition, transitions, polarized, scratch resistant, glare',
    'exam-change': 'reschedule, change appointment, cancel appointment',
    forgot: 'verification code, code not arrive, code not arriving, code never',
    'reach-you': 'customer service, complaint, complain, chat, email you, contact you, speak someone',
  },
  es: {
    'find-store':
      'hora cierran, hora cierra, hora abren, hora abre, abren domingos, abren domingo, abren sabados, abren hoy, cierran hoy, abiertos hoy, abierto hoy, horario tienda, cierra tienda',
    'read-prescription':
      'numeros receta, significa receta, entender receta, ojo derecho, ojo izquierdo, astigmatismo',
    'in-store': 'arreglan, arreglar, reparar, reparan, reparacion, tornillo, ajustar',
    'protection-plan': 'garantia, perdi lentes, perdi anteojos, perdi gafas',
    'how-to-return':
      'envio devolucion, cuesta devolucion, etiqueta devolucion, devolver tienda, cambio color, cambiar color, otro color, no gustan',
    'contact-lens-prescription': 'contacto sin receta, lentillas sin receta, pupilentes sin receta',
    'payment-methods':
      'regalo, tarjeta regalo, apple pay, google pay, efectivo, dos tarjetas, seguro tarjeta, pago seguro',
    insurance: 'dos seguros, seguro cupon, seguro descuento, fuera red',
    'change-account': 'cambiar direccion, direccion equivocada',
    'track-order': 'pedido atrasado, pedido tarde, entregado no, no llega pedido, no llego pedido',
    'order-status': 'recoger tienda',
    'wrong-or-damaged': 'falta articulo, receta equivocada, mareo, marean, no veo, dolor cabeza',
    speedy: 'mismo dia, urgente, manana',
    coatings: 'oscurecen, fotocromaticos, transition, antirreflejo, polarizados',
    'exam-change': 'cambiar cita, cancelar cita',
    forgot: 'codigo llega, codigo verificacion',
    'reach-you': 'atencion cliente, servicio cliente, queja, reclamo, chat, hablar',
  },
  fr: {
    'find-store':
      'heure fermez, heure ferme, heure ouvrez, heure ouvre, heures ouverture, ouvert dimanche, ouverts dimanche, ouverts samedi, ouvert aujourd, ouverts aujourd, ferme magasin',
    'read-prescription':
      'chiffres ordonnance, signifient ordonnance, comprendre ordonnance, oeil droit, oeil gauche, astigmatisme',
    'in-store': 'reparer, reparation, reparez, vis, ajuster, ajustement',
    'protection-plan': 'garantie, perdu lunettes',
    'how-to-return':
      'paie retour, frais retour, cout retour, etiquette retour, retour magasin, echanger, echange, changer couleur, autre couleur, aime pas',
    'contact-lens-prescription':
      'contact sans ordonnance, lentilles sans ordonnance, lentille sans ordonnance',
    'payment-methods':
      'cadeau, carte cadeau, apple pay, google pay, comptant, interac, deux cartes, paiement securise, carte securise',
    insurance: 'deux assurances, assurance promo, assurance rabais, hors reseau',
    'change-account': 'changer adresse, mauvaise adresse',
    'track-order': 'commande retard, colis retard, livre pas, livre mais',
    'order-status': 'ramassage, ramasser',
    'wrong-or-damaged': 'article manquant, mauvaise ordonnance, etourdi, vois mal, mal tete, voir mal',
    speedy: 'jour meme, urgent, urgence, lendemain',
    coatings: 'foncent, photochromiques, transition, antireflet, polarises',
    'exam-change': 'changer rendez, annuler rendez, deplacer rendez',
    forgot: 'code recu, code verification',
    'reach-you': 'service clientele, plainte, clavarder, clavardage, parler',
  },
};
