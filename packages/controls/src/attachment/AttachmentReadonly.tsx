import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import type { FilesValue } from '../values/file-value.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { FileLines } from '../upload/FileLines.tsx';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf } from '../upload/use-upload-list.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

/** The files, to be downloaded one by one or together; only their names if there are no file services. */
export function AttachmentReadonly(props: ViewProps) {
  const { field, form, locale } = props;
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const options = useSignalValue(field.options);
  const items = useSignalValue(uploadListOf(form, field, 'attachment').items);
  const { hasFailed, download, downloadAll } = useDownloads();
  if (!download || files.length === 0) return <PresentedValue {...props} />;
  const stored = items.filter(({ reference, uid }) => reference !== null && files.some(({ id }) => id === uid));
  const label = field.label(locale);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <FileLines items={stored} label={label} locale={locale} list={null} onDownload={download} />
      <BatchDownload files={files} options={options} locale={locale} onDownload={downloadAll} />
      <UploadIssues issues={[]} hasDownloadFailed={hasFailed} label={label} locale={locale} />
    </div>
  );
}
