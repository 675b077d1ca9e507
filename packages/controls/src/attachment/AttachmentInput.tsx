import { PaperClipOutlined } from '@ant-design/icons';
import type { FaceProps } from '../face/face.ts';
import type { FilesValue } from '../values/file-value.ts';
import { useIsNarrow } from '../face/narrow-context.ts';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { mostFiles } from '../upload/check-upload.ts';
import { DropPlace } from '../upload/DropPlace.tsx';
import { fileTypesOf } from '../upload/file-types.ts';
import { FileLines } from '../upload/FileLines.tsx';
import { PickButton } from '../upload/PickButton.tsx';
import { acceptedTypes, uploadHint } from '../upload/upload-hint.ts';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf, useUploadDesk } from '../upload/use-upload-list.ts';
import { useUploadNews } from '../upload/use-upload-news.ui.ts';
import { useGroupAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { Templates } from './Templates.tsx';
import styles from '../upload/upload.module.css';

/** Files by picking, dragging or pasting; each with its progress, and what can be done with it. */
export function AttachmentInput({ field, form, locale, onBlur }: FaceProps) {
  const list = uploadListOf(form, field, 'attachment');
  const options = useSignalValue(field.options);
  const items = useSignalValue(list.items);
  const issues = useSignalValue(list.issues);
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const { group, disabled } = useGroupAttributes(field, locale);
  const desk = useUploadDesk();
  const isNarrow = useIsNarrow();
  const { hasFailed, download, downloadAll } = useDownloads();
  const label = field.label(locale);
  useUploadNews(items, locale, label);
  const isOpen = desk !== null && !disabled && list.mayAdd();
  const isMany = mostFiles('attachment', options) !== 1;
  const pick = isMany ? uploadText.pick[locale] : uploadText.pickOne[locale];
  const add = (picked: readonly File[]): void => {
    if (desk) list.add(picked, desk);
  };

  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur}>
      <DropPlace onFiles={isOpen ? add : null}>
        {isOpen ? (
          <div className={styles.bar}>
            <PickButton
              icon={<PaperClipOutlined aria-hidden />}
              text={pick}
              name={`${label}：${pick}`}
              multiple={isMany}
              accept={acceptedTypes(fileTypesOf(options['fileTypes']))}
              onPick={add}
            />
            <span className={styles.hint}>
              {isNarrow ? null : <span>{uploadText.dropHint[locale]}</span>}
              <span>{uploadHint('attachment', options, desk.settings, locale)}</span>
            </span>
          </div>
        ) : null}
        {desk ? null : <p className={styles.hint}>{uploadText.unavailable[locale]}</p>}
        <Templates options={options} locale={locale} onDownload={download} />
        {items.length > 0 ? (
          <FileLines items={items} label={label} locale={locale} list={disabled ? null : list} onDownload={download} />
        ) : null}
        <BatchDownload files={files} options={options} locale={locale} onDownload={downloadAll} />
      </DropPlace>
      <UploadIssues issues={issues} hasDownloadFailed={hasFailed} label={label} locale={locale} />
    </div>
  );
}
