import { Trans } from '@lingui/react/macro';
import { Accordion } from '@/ui/disclosure/accordion';

/** Explains where to find each value on the paper. */
export function PaperHelp() {
  return (
    <Accordion title={<Trans>Where do I find these values?</Trans>}>
      <dl className="grid gap-x-4 gap-y-2 text-sm @sm:grid-cols-[auto_1fr] [&>dt]:font-medium [&>dt]:text-ink">
        <dt>OD, OS</dt>
        <dd>
          <Trans>Your right eye and your left eye. Some papers say R and L.</Trans>
        </dd>
        <dt>SPH</dt>
        <dd>
          <Trans>Sphere: near-sighted with a minus, far-sighted with a plus. Plano or PL means 0.00.</Trans>
        </dd>
        <dt>
          CYL, <Trans>AXIS</Trans>
        </dt>
        <dd>
          <Trans>
            Astigmatism and its direction. If the boxes are empty, or say DS or SPH (sphere only), leave them
            empty here too.
          </Trans>
        </dd>
        <dt>ADD</dt>
        <dd>
          <Trans>Extra power for reading, often written once for both eyes. Also called near addition.</Trans>
        </dd>
        <dt>PD</dt>
        <dd>
          <Trans>
            The distance between your pupils in millimeters. Of two small numbers, such as 32/31, the first is
            for the right eye. Of two large ones, such as 63/60, take the first: the second is for reading. If
            it is not on the paper, ask the office where your eyes were examined, or have it measured in a
            store.
          </Trans>
        </dd>
        <dt>
          <Trans>Prism</Trans>
        </dt>
        <dd>
          <Trans>A number with BI, BO, BU or BD, or with a triangle. Most papers have none.</Trans>
        </dd>
        <dt>
          <Trans>BAL, slab-off, vertex</Trans>
        </dt>
        <dd>
          <Trans>
            A balance lens, a slab-off or a vertex distance has no field here. Send us a picture of the paper
            instead, or let us call your doctor.
          </Trans>
        </dd>
      </dl>
    </Accordion>
  );
}
