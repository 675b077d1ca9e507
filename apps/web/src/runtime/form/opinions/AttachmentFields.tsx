import { controlViews } from '@inkstone/controls/views';
import { FormRenderer } from '@inkstone/controls/renderer';
import { FormUiServicesProvider, useFormUiServices, type UploadTarget, type FileServices } from '@inkstone/controls/ui-services';
import type { Form } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useNarrow } from '../../../platform/window/use-window-width.ts';

interface AttachmentFieldsProps {
  readonly form: Form;
  /** Returns the upload target for a control of this form, which is not part of the record's form. */
  readonly targetOf: (control: string) => string;
}

/** File and signature controls for opinions and comments, with the same views as in forms. */
export function AttachmentFields({ form, targetOf }: AttachmentFieldsProps) {
  const locale = useLocale();
  // A dialog is never wide; only a phone itself needs no other device for signing.
  const isNarrow = useNarrow();
  const services = useFormUiServices();
  const own = useMemo(
    () => services && { ...services, ...(services.files && { files: withTargets(services.files, targetOf) }) },
    [services, targetOf],
  );
  return (
    <FormUiServicesProvider value={own}>
      <FormRenderer form={form} locale={locale} views={controlViews} recordId={null} narrow={isNarrow} />
    </FormUiServicesProvider>
  );
}

function withTargets(files: FileServices, targetOf: AttachmentFieldsProps['targetOf']): FileServices {
  const { signing } = files;
  const withTarget = <P extends UploadTarget>(request: P): P => ({ ...request, control: targetOf(request.control) });
  return {
    ...files,
    upload: (file, request) => files.upload(file, withTarget(request)),
    reuseSignature: (request) => files.reuseSignature(withTarget(request)),
    ...(signing && { signing: { ...signing, open: (request) => signing.open(withTarget(request)) } }),
  };
}
