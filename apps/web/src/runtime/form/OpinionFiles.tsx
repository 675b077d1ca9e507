import { opinionPlaces } from '@inkstone/api';
import { controlFaces } from '@inkstone/controls/faces';
import { FormRenderer } from '@inkstone/controls/renderer';
import { FormUiServicesProvider, useFormUiServices, type FilePlace, type FileServices } from '@inkstone/controls/ui-services';
import type { Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';

/** Files and a signature for an opinion, by the views that forms have; what is sent is for the opinion and not for a control. */
export function OpinionFiles({ form }: { readonly form: Form }) {
  const locale = useLocale();
  // A dialog is never wide; only on a phone it has no other device to sign on.
  const isNarrow = useNarrow();
  const services = useFormUiServices();
  const own = useMemo(() => services && { ...services, ...(services.files && { files: forOpinions(services.files) }) }, [services]);
  return (
    <FormUiServicesProvider value={own}>
      <FormRenderer form={form} locale={locale} faces={controlFaces} recordId={null} narrow={isNarrow} />
    </FormUiServicesProvider>
  );
}

function forOpinions(files: FileServices): FileServices {
  const { signing } = files;
  return {
    ...files,
    upload: (file, request) => files.upload(file, placed(request)),
    reuseSignature: (request) => files.reuseSignature(placed(request)),
    ...(signing && { signing: { ...signing, open: (request) => signing.open(placed(request)) } }),
  };
}

function placed<P extends FilePlace>(place: P): P {
  return { ...place, control: opinionPlaces[place.control === 'signature' ? 'signature' : 'attachments'] };
}
