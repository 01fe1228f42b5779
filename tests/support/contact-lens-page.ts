import { CART } from '@sandbox/testing/carts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestServer } from './test-server';

/** Dewlin One 90, a daily sphere: one base curve and diameter, 104.95, offered at 84.95. */
export const SPHERE = '/lc-us/2200000000026';
/** Dewlin One Toric 30: −2.25 only up to −6.00 and near 90 and 180 degrees; 48.95. */
export const TORIC = '/lc-us/2200000000033';

export const eye = (name: string) => within(screen.getByRole('group', { name }));
export const RIGHT = 'Right eye (OD)';
export const LEFT = 'Left eye (OS)';
export const choose = (user: UserEvent, eyeName: string, parameter: string, text: string) =>
  user.selectOptions(eye(eyeName).getByRole('combobox', { name: `${parameter}, ${eyeName}` }), text);
export const add = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add to cart' }));
export const total = () => screen.getByText('Total').closest('output');

export async function cartLines({ shopper }: Pick<TestServer, 'shopper'>) {
  const { body } = await shopper.get(`${CART}/@self`);
  interface Line {
    orderItemId: string;
    comments: string;
    quantity: string;
    orderItemExtendAttribute: { attributeName: string; attributeValue: string }[];
  }
  return (body.orderItem ?? []).map((line: Line) => ({
    id: line.orderItemId,
    kind: line.comments,
    boxes: Number(line.quantity),
    ...Object.fromEntries(
      line.orderItemExtendAttribute.map(({ attributeName, attributeValue }) => [
        attributeName,
        attributeValue,
      ]),
    ),
  }));
}
