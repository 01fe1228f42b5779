import { Notice } from '@/ui/display/notice';
import { FileField } from '@/ui/fields/file-field';
import { Example, GallerySection } from './gallery-section';

const labels = {
  legend: 'Photo of your prescription',
  hint: 'The whole paper, up to 10 MB.',
  accept: '.pdf,.png,.jpeg,.jpg',
  chooseLabel: 'Choose a file',
  photoLabel: 'Take a photo',
  dropLabel: 'or drop it here',
  cancelLabel: 'Cancel',
  onPick: () => {},
  onCancel: () => {},
};

export function FileSection() {
  return (
    <GallerySection title="Files" intro="Picked, dropped, or taken with the camera of a phone.">
      <Example name="Empty">
        <FileField {...labels} />
      </Example>
      <Example name="Missing">
        <FileField {...labels} error="Add a photo or a file." />
      </Example>
      <Example name="Reading">
        <FileField {...labels} progress={{ label: 'Reading your file', percent: 40 }} />
      </Example>
      <Example name="Sending">
        <FileField {...labels} progress={{ label: 'Sending your file' }} />
      </Example>
      <Example name="Saved">
        <FileField {...labels} chooseLabel="Choose another file">
          <p className="rounded-md bg-well p-3">prescription.pdf</p>
        </FileField>
      </Example>
      <Example name="Rejected">
        <FileField
          {...labels}
          alert={
            <Notice tone="error" title="The file is too big">
              Choose one of up to 10 MB.
            </Notice>
          }
        />
      </Example>
    </GallerySection>
  );
}
