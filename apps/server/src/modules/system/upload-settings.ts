import { defaultFileTypes, uploadLimits, uploadSizes, type FileTypeLists, type UploadSettings } from '@inkstone/controls/uploads';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting } from './setting.ts';

/** Returns the upload limits that administrators set, with defaults for the others. */
export async function readUploadSettings(executor: Executor): Promise<Required<UploadSettings>> {
  const stored = await readSetting(executor, 'upload');
  const { ignored, allowed, images, documents } = { ...defaultFileTypes, ...stored?.fileTypes };
  const fileTypes: FileTypeLists = { ignored, allowed, images, documents };
  return { fileTypes, megabytes: stored?.megabytes ?? uploadSizes.at(-1)! };
}

/** Returns them as in responses. */
export function presentUploadSettings({ fileTypes, megabytes }: Required<UploadSettings>) {
  const { filesPerUpload, nameCharacters, defaultMegabytes, signatureMegabytes } = uploadLimits;
  return {
    ...presentFileTypes(fileTypes),
    maxMegabytes: megabytes,
    defaultMegabytes: Math.min(defaultMegabytes, megabytes),
    signatureMegabytes,
    filesPerUpload,
    nameCharacters,
  };
}

export function presentFileTypes({ ignored, allowed, images, documents }: FileTypeLists) {
  return {
    ignore_file_types: [...ignored],
    allow_file_types: [...allowed],
    image_types: [...images],
    doc_types: [...documents],
  };
}
