import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import type { ControlOptions, FileReference, Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { switchOption } from '../options/declared-option.ts';
import { uploadText } from './upload.locale.ts';

interface BatchDownloadProps {
  readonly files: readonly FileReference[];
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly onDownload: ((files: readonly FileReference[]) => void) | null;
}

/** Downloads all files at once. Rendered for more than one file, unless the control's `batch` is off. */
export function BatchDownload({ files, options, locale, onDownload }: BatchDownloadProps) {
  if (!onDownload || files.length < 2 || !switchOption(options, 'batch')) return null;
  return (
    <Button type="text" size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => onDownload(files)}>
      {uploadText.downloadAll[locale]}
    </Button>
  );
}
