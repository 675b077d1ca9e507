import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined';
import { labelled } from '@inkstone/schema';
import type { ViewProps } from '../view/control-view.ts';
import type { FilesValue } from '../values/file-value.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { maxFiles } from '../upload-rule/check-upload.ts';
import { DropZone } from '../upload/DropZone.tsx';
import { fileTypesOf } from '../upload-rule/file-types.ts';
import { FileLines } from '../upload/FileLines.tsx';
import { PickButton } from '../upload/PickButton.tsx';
import { acceptedTypes, uploadHint } from '../upload/upload-hint.ts';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf, useUploadContext } from '../upload/use-upload-list.ts';
import { useUploadAnnouncements } from '../upload/use-upload-announcements.ui.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { Templates } from './Templates.tsx';
import styles from '../upload/upload.module.css';

/** Adds files by picking, dragging or pasting, and lists them with their progress and actions. */
export function AttachmentInput({ field, form, locale, onBlur }: ViewProps) {
  const list = uploadListOf(form, field, 'attachment');
  const options = useSignalValue(field.options);
  const items = useSignalValue(list.items);
  const issues = useSignalValue(list.issues);
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const { group, disabled } = useGroupAttributes(field, locale);
  const context = useUploadContext();
  const isNarrow = useIsNarrow();
  const { hasFailed, download, downloadAll } = useDownloads();
  const label = field.label(locale);
  useUploadAnnouncements(items, locale, label);
  const isOpen = context !== null && !disabled && list.mayAdd();
  const isMany = maxFiles('attachment', options) !== 1;
  const pick = isMany ? uploadText.pick[locale] : uploadText.pickOne[locale];
  const add = (picked: readonly File[]): void => {
    if (context) list.add(picked, context);
  };

  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur}>
      <DropZone onFiles={isOpen ? add : null}>
        {isOpen ? (
          <div className={styles.bar}>
            <PickButton
              icon={<PaperClipOutlined aria-hidden />}
              text={pick}
              name={labelled(label, pick, locale)}
              multiple={isMany}
              accept={acceptedTypes(fileTypesOf(options['fileTypes']))}
              onPick={add}
            />
            <span className={styles.hint}>
              {isNarrow ? null : <span>{uploadText.dropHint[locale]}</span>}
              <span>{uploadHint('attachment', options, context.settings, locale)}</span>
            </span>
          </div>
        ) : null}
        {context ? null : <p className={styles.hint}>{uploadText.unavailable[locale]}</p>}
        <Templates options={options} locale={locale} onDownload={download} />
        {items.length > 0 ? (
          <FileLines items={items} label={label} locale={locale} list={disabled ? null : list} onDownload={download} />
        ) : null}
        <BatchDownload files={files} options={options} locale={locale} onDownload={downloadAll} />
      </DropZone>
      <UploadIssues issues={issues} hasDownloadFailed={hasFailed} label={label} locale={locale} />
    </div>
  );
}
