import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import type { FilesValue } from '../values/file-value.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf } from '../upload/use-upload-list.ts';
import { uploadStatuses } from '../upload/upload-item.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { ImageTiles } from './ImageTiles.tsx';

/** The pictures, to be opened; where nobody says how files are reached, their names. */
export function ImageReadonly(props: FaceProps) {
  const { field, form, locale } = props;
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const options = useSignalValue(field.options);
  const items = useSignalValue(uploadListOf(form, field, 'image').items);
  const { hasFailed, download, downloadAll } = useDownloads();
  if (!download || files.length === 0) return <PresentedValue {...props} />;
  const label = field.label(locale);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <ImageTiles
        items={items.filter(({ status }) => status === uploadStatuses.done)}
        label={label}
        locale={locale}
        list={null}
        onDownload={download}
      />
      <BatchDownload files={files} options={options} locale={locale} onDownload={downloadAll} />
      <UploadIssues issues={[]} hasDownloadFailed={hasFailed} label={label} locale={locale} />
    </div>
  );
}
