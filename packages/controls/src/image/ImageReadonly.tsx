import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import type { FilesValue } from '../values/file-value.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf } from '../upload/use-upload-list.ts';
import { uploadStatuses } from '../upload/upload-item.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ImageTiles } from './ImageTiles.tsx';

/** The pictures as tiles that can be opened; only their names if there are no file services. */
export function ImageReadonly(props: ViewProps) {
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
