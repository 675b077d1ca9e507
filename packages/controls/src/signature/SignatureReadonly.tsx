import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import type { FilesValue } from '../values/file-value.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { StoredImage } from '../upload/StoredImage.tsx';
import { uploadListOf, useFileServices } from '../upload/use-upload-list.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './signature.module.css';

/** The signature on white; only its file name if there are no file services. */
export function SignatureReadonly(props: ViewProps) {
  const { field, form } = props;
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const services = useFileServices();
  const list = uploadListOf(form, field, 'signature');
  if (!services || files.length === 0) return <PresentedValue {...props} />;
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      {files.map(({ id, name }) => (
        <div key={id} className={styles.signed}>
          <StoredImage refId={id} alt={name || id} isWhole={false} content={list.contentOf(id)} className={styles.ink} />
        </div>
      ))}
    </div>
  );
}
