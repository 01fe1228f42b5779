import { ProductImage } from '@/ui/display/product-image';
import type { PanelModel } from './panel-model';
import type { FramePreview } from './panel-props';
import { useChosenSoFar } from './use-chosen-so-far';

interface PanelAsideProps {
  model: PanelModel;
  preview: FramePreview;
}

/** Shows the frame with the lenses as chosen so far. The review lists them itself. */
export function PanelAside({ model, preview: { name, color, picture } }: PanelAsideProps) {
  const rows = useChosenSoFar(model);
  return (
    <div className="flex min-h-full flex-col gap-8 p-10 xl:p-14">
      <ProductImage
        className="my-auto rounded-none bg-transparent"
        {...(picture ? { src: picture } : {})}
        alt=""
      />
      {/* Room for all choices, so that the picture does not move. */}
      <div className="min-h-56">
        <p className="font-medium text-xl">{name}</p>
        <p className="text-ink-soft">{color}</p>
        {model.step === 'review' || rows.length === 0 ? null : (
          <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line-strong border-t pt-5 text-sm">
            {rows.map(({ name: label, title }) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{title}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
