import { fillText, joinNames, joinPhrases, type ControlOptions, type Locale } from '@inkstone/schema';
import { maxFiles, type UploadKind, type UploadSettings } from '../upload-rule/check-upload.ts';
import { fileTypesOf } from '../upload-rule/file-types.ts';
import { megabytesOf, uploadLimits } from '../upload-rule/upload-limits.ts';
import { uploadText } from './upload.locale.ts';

/** Describes what a control accepts in one line: types, size, number. */
export function uploadHint(kind: UploadKind, options: ControlOptions, settings: UploadSettings, locale: Locale): string {
  const types = fileTypesOf(options['fileTypes']);
  const most = maxFiles(kind, options);
  const own = megabytesOf(options['limit'], settings.megabytes ?? null);
  const phrases = [
    types.length > 0 && fillText(uploadText.types[locale], { types: joinNames(types, locale) }),
    fillText(uploadText.sizeHint[locale], { max: kind === 'signature' ? Math.min(uploadLimits.signatureMegabytes, own) : own }),
    most !== null && most > 1 && fillText(uploadText.countHint[locale], { max: most }),
  ];
  return joinPhrases(
    phrases.filter((phrase) => phrase !== false),
    locale,
  );
}

/** Formats file types as the `accept` attribute of a file input. */
export function acceptedTypes(types: readonly string[]): string {
  return types.map((type) => `.${type}`).join(',');
}
