import { generalTexts } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { DraftInput, type DraftInputProps } from './DraftInput.tsx';

/** The English of a text, beside its Chinese. */
export function EnglishInput(props: Omit<DraftInputProps, 'placeholder'>) {
  return <DraftInput {...props} placeholder={generalTexts.english[useLocale()]} />;
}
