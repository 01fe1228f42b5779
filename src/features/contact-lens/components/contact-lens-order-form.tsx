import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  availableValues,
  type ContactLensParameter,
  type LensCombination,
  lensParameters,
  resolveValues,
} from '@/domain/contact-lens/combinations';
import { parameterLabel, valueLabel } from '@/domain/contact-lens/labels';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { ChangingText } from '@/ui/display/changing-text';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field-error';
import { QuantityField } from '@/ui/fields/quantity-field';
import { Select } from '@/ui/fields/select';
import { Heading } from '@/ui/layout/heading';
import { useChangedLine } from '../api/changed-line';
import { useCombinations } from '../api/contact-lens-query';
import { useOrderContactLenses } from '../api/use-order-contact-lenses';
import {
  changeEye,
  copyToOtherEye,
  EMPTY_ORDER,
  EYES,
  type Eye,
  type EyeOrder,
  type LensOrder,
  missingParameters,
  orderedEyes,
  orderOfLine,
  totalBoxes,
} from '../state/lens-order';
import { useLensOrderDraft } from '../state/lens-order-draft';
import type { LensProduct } from '../state/lens-product';
import { OrderPurchase } from './order-purchase';

export interface ContactLensOrderFormProps {
  lens: LensProduct;
  /** Order item id of the cart line to change; undefined to order. */
  changedLineId: string | undefined;
  /** Slot in place of the total and the button while the price is on request. */
  priceRequest: ReactNode;
}

/** Orders contact lenses: a section for each eye, a year's supply, the total, and the button that adds to the cart. */
export function ContactLensOrderForm(props: ContactLensOrderFormProps) {
  const { lens, changedLineId, priceRequest } = props;
  const { combinations, refresh } = useCombinations(lens.id, lens.attribute);
  const { order, save, line, lineState } = useLensOrder(lens.upc, changedLineId);
  const { send, busy, failure } = useOrderContactLenses();
  const [rejections, setRejections] = useState(0);
  const formRef = useFocusOnRejection(rejections);
  const eyes = orderedEyes(order);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isComplete = EYES.every((eye) => missingParameters(combinations, order[eye]).length === 0);
    if (eyes.length === 0 || !isComplete) return setRejections((count) => count + 1);
    const isSent = await send({ upc: lens.upc, productId: lens.id, combinations, order, replaces: line });
    // The lens may not be made any more as the page says.
    if (!isSent) refresh();
  };
  const setBoxes = (boxes: number) =>
    save(eyes.reduce<LensOrder>((changing, eye) => changeEye(changing, eye, { boxes }), order));

  return (
    <form
      method="post"
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <Heading level={2} size="sm">
        {changedLineId === undefined ? (
          <Trans>Your contact lenses</Trans>
        ) : (
          <Trans>Change your contact lenses</Trans>
        )}
      </Heading>
      {lineState === 'gone' ? <LineGone /> : null}
      <div className={lineState === 'loading' ? 'invisible' : undefined}>
        {EYES.filter((eye) => line === undefined || line.eye === eye).map((eye) => (
          <EyeSection
            key={eye}
            {...{ lens, combinations, eye, order: order[eye], showErrors: rejections > 0 }}
            alone={line !== undefined}
            onChange={(changes) => save(changeEye(order, eye, changes))}
            onCopy={() => save(copyToOtherEye(order, eye))}
          />
        ))}
      </div>
      <div role="alert" className="empty:hidden">
        {rejections > 0 && eyes.length === 0 ? (
          <FieldError>
            <Trans>Choose at least one eye.</Trans>
          </FieldError>
        ) : null}
      </div>
      <OrderPurchase
        {...{ lens, priceRequest, busy, failure }}
        boxes={totalBoxes(order)}
        changesLine={line !== undefined}
        onBoxes={setBoxes}
      />
      {changedLineId === undefined ? null : <BackToCart />}
      <p className="text-ink-soft text-sm">
        <Trans>We ask for the patient and the doctor later, in the prescription step before you pay.</Trans>
      </p>
    </form>
  );
}

function LineGone() {
  return (
    <Notice tone="warning" live="polite" title={<Trans>This line is not in your cart any more</Trans>}>
      <Trans>You can order the lenses anew.</Trans>
    </Notice>
  );
}

function BackToCart() {
  const site = useSite();
  return (
    <ButtonLink
      variant="link"
      className="justify-self-center"
      render={<PageLink href={sitePaths.cart(site)} />}
    >
      <Trans>Back to your cart without changes</Trans>
    </ButtonLink>
  );
}

/** Manages the order of a lens, starting with the shopper's draft, else the line to change, else empty. */
function useLensOrder(upc: string, changedLineId: string | undefined) {
  const changed = useChangedLine(changedLineId, upc);
  const line = changed.state === 'ready' ? changed.line : undefined;
  const { draft, save } = useLensOrderDraft(line ? `${upc} ${line.orderItemId}` : upc);
  const order: LensOrder = draft ?? (line ? orderOfLine(line) : EMPTY_ORDER);
  return { order, save, line, lineState: changed.state };
}

/**
 * Moves focus to the first invalid control, else to the first one, each time a form is rejected.
 *
 * @param rejections how often it was rejected.
 * @returns a ref for the form.
 */
function useFocusOnRejection(rejections: number) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections === 0) return;
    const form = formRef.current;
    const target = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('input');
    target?.focus();
  }, [rejections]);
  return formRef;
}

interface EyeSectionProps extends EyeFieldsProps {
  /** Only this eye is changed: it cannot be left out, and there is no other eye to copy to. */
  alone: boolean;
  onCopy: () => void;
}

/** Shows one eye of the order, which may be left out. */
function EyeSection({ alone, onCopy, ...fields }: EyeSectionProps) {
  const { eye, order, onChange } = fields;
  const eyeName = useEyeName()(eye);
  return (
    <fieldset className="min-w-0 border-line border-t pt-2">
      <legend className="sr-only">{eyeName}</legend>
      {alone ? (
        <p className="py-2 font-medium">{eyeName}</p>
      ) : (
        <Checkbox
          label={<span className="font-medium">{eyeName}</span>}
          checked={order.ordered}
          onChange={({ target }) => onChange({ ordered: target.checked })}
        />
      )}
      {order.ordered ? (
        <div className="mt-2 grid gap-2 pb-2">
          <EyeFields {...fields} />
          {alone ? null : (
            <Button variant="link" className="justify-self-start text-sm" onClick={onCopy}>
              {eye === 'right' ? <Trans>Same for the left eye</Trans> : <Trans>Same for the right eye</Trans>}
            </Button>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}

interface EyeFieldsProps {
  lens: LensProduct;
  combinations: readonly LensCombination[];
  eye: Eye;
  order: EyeOrder;
  /** Missing values are marked. */
  showErrors: boolean;
  onChange: (changes: Partial<EyeOrder>) => void;
}

/** Asks for the parameters and boxes of one eye. Each parameter narrows the next ones; a single value is only shown. */
function EyeFields({ lens, combinations, eye, order, showErrors, onChange }: EyeFieldsProps) {
  const { languageTag } = useSite();
  const { t } = useLingui();
  const eyeName = useEyeName()(eye);
  const { attribute } = lens;
  const values = resolveValues(combinations, order.values);
  const label = (name: ContactLensParameter) => parameterLabel(attribute, name);
  const text = (name: ContactLensParameter, value: string) => valueLabel(attribute, name, value, languageTag);
  const names = lensParameters(combinations);
  const isFixed = (name: ContactLensParameter) => availableValues(combinations, {}, name).length === 1;
  const dropped = names.filter((name) => order.values[name] !== undefined && values[name] === undefined);

  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden">
        {names.filter(isFixed).map((name) => (
          <FixedValue key={name} label={label(name)}>
            {text(name, values[name] ?? '')}
          </FixedValue>
        ))}
      </dl>
      <div className="grid items-start gap-4 max-lg:[&>:last-child:nth-child(odd)]:col-span-full min-[22rem]:grid-cols-2 lg:grid-cols-3">
        {names
          .filter((name) => !isFixed(name))
          .map((name) => (
            <Select
              key={name}
              label={
                <>
                  {label(name)}
                  <span className="sr-only">, {eyeName}</span>
                </>
              }
              emptyLabel={t`Choose`}
              error={showErrors && values[name] === undefined ? t`Choose a value.` : undefined}
              value={values[name] ?? ''}
              options={availableValues(combinations, values, name).map((value) => ({
                value,
                label: text(name, value),
              }))}
              onChange={({ target }) =>
                onChange({ values: { ...order.values, [name]: target.value || undefined } })
              }
            />
          ))}
      </div>
      <p role="status" className="text-sm text-warning empty:hidden">
        {dropped.length > 0 ? (
          <ChangingText>
            <Trans>Not made with the values above, so choose again: {dropped.map(label).join(', ')}</Trans>
          </ChangingText>
        ) : null}
      </p>
      <QuantityField
        label={
          <>
            <Trans>Boxes</Trans>
            <span className="sr-only">, {eyeName}</span>
          </>
        }
        decreaseLabel={t`One box less, ${eyeName}`}
        increaseLabel={t`One box more, ${eyeName}`}
        value={order.boxes}
        max={MAX_BOXES}
        onChange={(boxes) => onChange({ boxes })}
        rangeText={(min, max) => t`Choose from ${min} to ${max} boxes, ${eyeName}.`}
      />
    </div>
  );
}

function FixedValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names of the eyes as on a prescription. */
function useEyeName(): (eye: Eye) => string {
  const { t } = useLingui();
  const names: Record<Eye, string> = { right: t`Right eye (OD)`, left: t`Left eye (OS)` };
  return (eye) => names[eye];
}
