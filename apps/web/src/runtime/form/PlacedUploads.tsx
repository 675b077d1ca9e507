import { controlFaces } from '@inkstone/controls/faces';
import { FormRenderer } from '@inkstone/controls/renderer';
import { FormUiServicesProvider, useFormUiServices, type FilePlace, type FileServices } from '@inkstone/controls/ui-services';
import type { Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';

interface PlacedUploadsProps {
  readonly form: Form;
  /** What the files of a control of this form are for: no control of the record's form. */
  readonly place: (control: string) => string;
}

/** Files and a signature for something said of a record, by the views that forms have. */
export function PlacedUploads({ form, place }: PlacedUploadsProps) {
  const locale = useLocale();
  // A dialog is never wide; only on a phone it has no other device to sign on.
  const isNarrow = useNarrow();
  const services = useFormUiServices();
  const own = useMemo(
    () => services && { ...services, ...(services.files && { files: sentFor(services.files, place) }) },
    [services, place],
  );
  return (
    <FormUiServicesProvider value={own}>
      <FormRenderer form={form} locale={locale} faces={controlFaces} recordId={null} narrow={isNarrow} />
    </FormUiServicesProvider>
  );
}

function sentFor(files: FileServices, place: PlacedUploadsProps['place']): FileServices {
  const { signing } = files;
  const placed = <P extends FilePlace>(request: P): P => ({ ...request, control: place(request.control) });
  return {
    ...files,
    upload: (file, request) => files.upload(file, placed(request)),
    reuseSignature: (request) => files.reuseSignature(placed(request)),
    ...(signing && { signing: { ...signing, open: (request) => signing.open(placed(request)) } }),
  };
}
