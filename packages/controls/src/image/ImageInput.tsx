import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { fillText, labelled } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import type { FilesValue } from '../values/file-value.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import { BatchDownload } from '../upload/BatchDownload.tsx';
import { maxFiles } from '../upload-rule/check-upload.ts';
import { DropZone } from '../upload/DropZone.tsx';
import { defaultFileTypes } from '../upload-rule/file-types.ts';
import { PickButton } from '../upload/PickButton.tsx';
import { acceptedTypes, uploadHint } from '../upload/upload-hint.ts';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { useDownloads } from '../upload/use-downloads.ts';
import { uploadListOf, useUploadContext } from '../upload/use-upload-list.ts';
import { useUploadAnnouncements } from '../upload/use-upload-announcements.ui.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { readImageNumber } from '../upload-rule/image-number.ts';
import { ImageTiles } from './ImageTiles.tsx';
import { imageText } from './image.locale.ts';
import { photoShrinker } from './photo-shrinker.ui.ts';
import styles from './image.module.css';
import uploadStyles from '../upload/upload.module.css';

const CameraDialog = lazy(() => import('./CameraDialog.tsx').then((module) => ({ default: module.CameraDialog })));

/** Adds pictures from files or the camera, and shows them as tiles that can be opened. */
export function ImageInput({ field, form, locale, onBlur }: ViewProps) {
  const list = uploadListOf(form, field, 'image');
  const options = useSignalValue(field.options);
  const items = useSignalValue(list.items);
  const issues = useSignalValue(list.issues);
  const files = (useSignalValue(field.value) as FilesValue) ?? [];
  const { group, disabled } = useGroupAttributes(field, locale);
  const context = useUploadContext(useMemo(() => photoShrinker(options), [options]));
  const isNarrow = useIsNarrow();
  const [isShooting, setShooting] = useState(false);
  const { hasFailed, download, downloadAll } = useDownloads();
  const label = field.label(locale);
  useUploadAnnouncements(items, locale, label);
  const isOpen = context !== null && !disabled && list.mayAdd();
  const isCameraOnly = switchOption(options, 'onlyShoot');
  const most = maxFiles('image', options);
  const pick = most === 1 ? imageText.pickOne[locale] : imageText.pick[locale];
  const least = readImageNumber(options['number'])?.min ?? 0;
  const accept = acceptedTypes(context?.settings.fileTypes?.images ?? defaultFileTypes.images);
  const shoot = imageText.shoot[locale];
  // With a watermark, show the server's picture, which contains it.
  const contentOf = (refId: string) => (switchOption(options, 'addWatermark') ? null : list.contentOf(refId));
  const add = (picked: readonly File[]): void => {
    if (context) list.add(picked, context);
  };

  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur}>
      <DropZone onFiles={isOpen && !isCameraOnly ? add : null}>
        <ImageTiles items={items} label={label} locale={locale} list={disabled ? null : list} onDownload={download} contentOf={contentOf}>
          {isOpen && !isCameraOnly ? (
            <PickButton
              icon={<PlusOutlined aria-hidden />}
              text={pick}
              name={labelled(label, pick, locale)}
              multiple={most !== 1}
              accept={accept}
              className={styles.add ?? ''}
              onPick={add}
            />
          ) : null}
          {isOpen && isNarrow ? (
            <PickButton
              icon={<CameraOutlined aria-hidden />}
              text={shoot}
              name={labelled(label, shoot, locale)}
              multiple={false}
              accept="image/*"
              camera
              className={styles.add ?? ''}
              onPick={add}
            />
          ) : null}
          {isOpen && isCameraOnly && !isNarrow ? (
            <Button
              className={styles.add ?? ''}
              icon={<CameraOutlined aria-hidden />}
              aria-haspopup="dialog"
              aria-label={labelled(label, shoot, locale)}
              onClick={() => setShooting(true)}
            >
              {shoot}
            </Button>
          ) : null}
        </ImageTiles>
        <p className={uploadStyles.hint}>
          {context === null ? <span>{uploadText.unavailable[locale]}</span> : null}
          {isOpen && !isCameraOnly && !isNarrow ? <span>{uploadText.dropHint[locale]}</span> : null}
          {isOpen ? <span>{uploadHint('image', options, context.settings, locale)}</span> : null}
          {isOpen && least > 0 ? <span>{fillText(imageText.least[locale], { min: least })}</span> : null}
        </p>
        <BatchDownload files={files} options={options} locale={locale} onDownload={downloadAll} />
      </DropZone>
      <UploadIssues issues={issues} hasDownloadFailed={hasFailed} label={label} locale={locale} />
      {isShooting ? (
        <Suspense fallback={null}>
          <CameraDialog title={label} locale={locale} onShot={(file) => add([file])} onClose={() => setShooting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
