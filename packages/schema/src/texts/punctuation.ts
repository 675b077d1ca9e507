import type { Locale } from './localized-text.ts';

/** A text after what it is about: 「金額：必填」, "Amount: required". */
export const labelled = (label: string, text: string, locale: Locale): string => `${label}${locale === 'zh' ? '：' : ': '}${text}`;

/** A text with a note in brackets: 「財務部（已關閉）」, "Finance (closed)". */
export const withNote = (text: string, note: string, locale: Locale): string =>
  locale === 'zh' ? `${text}（${note}）` : `${text} (${note})`;

/** A name as it is quoted in a sentence. */
export const quoted = (name: string, locale: Locale): string => (locale === 'zh' ? `「${name}」` : `"${name}"`);

/** Parts of one sentence. */
export const joinPhrases = (phrases: readonly string[], locale: Locale): string => phrases.join(locale === 'zh' ? '，' : ', ');

/** Statements in one line, none with a full stop. */
export const joinClauses = (clauses: readonly string[], locale: Locale): string => clauses.join(locale === 'zh' ? '；' : '; ');

/** Sentences, none with its full stop. */
export const joinSentences = (sentences: readonly string[], locale: Locale): string => sentences.join(locale === 'zh' ? '。' : '. ');
