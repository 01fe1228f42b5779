import type { Localized } from '../models/localized';
import type { EspotSeed } from './espot-seed';

/** Detailed content of the home page's service cards. */
export const serviceEspots: EspotSeed[] = [
  service('Home_Service_Lenses', '15108', {
    en: '<p>Single vision, progressive or bifocal; clear, light-adaptive, blue-light filtering or tinted. Your lenses are cut to the prescription that your own doctor wrote, and each one is measured before it leaves us.</p><p><a href="/{locale}/eyeglasses">Find a frame for them</a></p>',
    es: '<p>Monofocales, progresivos o bifocales; transparentes, fotocromáticos, con filtro de luz azul o con tinte. Tus lentes se cortan según la receta de tu propio médico, y cada uno se mide antes de salir.</p><p><a href="/{locale}/eyeglasses">Busca una montura para ellos</a></p>',
    fr: '<p>Simple foyer, progressifs ou bifocaux; clairs, photochromiques, filtrant la lumière bleue ou teintés. Vos verres sont taillés selon l’ordonnance de votre professionnel, et chacun est mesuré avant de partir.</p><p><a href="/{locale}/eyeglasses">Trouver une monture pour eux</a></p>',
  }),
  service('Home_Service_Fit', '15109', {
    en: '<p>The three numbers inside your temple – lens, bridge, temple length – are on every frame’s page, with the width of the whole front. Hold them against a pair that fits, and you know.</p><p><a href="/{locale}/eyeglasses?facet=BRIDGE_FIT:low">Frames for a low bridge</a></p>',
    es: '<p>Los tres números del interior de tu varilla (lente, puente y varilla) están en la página de cada montura, junto con el ancho total del frente. Compáralos con un par que te quede bien y ya lo sabes.</p><p><a href="/{locale}/eyeglasses?facet=BRIDGE_FIT:low">Monturas para puente bajo</a></p>',
    fr: '<p>Les trois chiffres à l’intérieur de votre branche – verre, pont, branche – figurent sur la page de chaque monture, avec la largeur totale de la face. Comparez-les à une paire qui vous va, et vous saurez.</p><p><a href="/{locale}/eyeglasses?facet=BRIDGE_FIT:low">Montures pour pont bas</a></p>',
  }),
  service('Home_Service_Price', '15111', {
    en: '<p>Frame, lenses and protection plan are added up line by line while you choose, and a promotion shows as what it takes off. What the panel says is what the cart says.</p>',
    es: '<p>La montura, los lentes y el plan de protección se suman línea por línea mientras eliges, y cada promoción se muestra como lo que descuenta. Lo que dice el panel es lo que dice el carrito.</p>',
    fr: '<p>Monture, verres et plan de protection s’additionnent ligne par ligne pendant que vous choisissez, et une promotion s’affiche comme ce qu’elle retranche. Ce que dit le panneau, le panier le dit aussi.</p>',
  }),
  service('Home_Service_Returns', '15112', {
    en: '<p>Wear them at home, at work and outdoors. If the frame or the lenses are not right, send them back within 30 days, and we will make it good. Shipping is free both ways.</p>',
    es: '<p>Úsalos en casa, en el trabajo y al aire libre. Si la montura o los lentes no te convencen, devuélvelos en un plazo de 30 días y lo resolvemos. El envío es gratis de ida y vuelta.</p>',
    fr: '<p>Portez-les à la maison, au travail et dehors. Si la monture ou les verres ne conviennent pas, renvoyez-les dans les 30 jours et nous y remédierons. L’envoi est gratuit dans les deux sens.</p>',
  }),
];

function service(name: string, identifier: string, text: Localized): EspotSeed {
  return { name, identifier, contentName: name.replaceAll('_', '-').toLowerCase(), text };
}
