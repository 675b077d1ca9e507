import { maxSummaryFields, type InstanceSummary } from '@inkstone/api';
import { printBody } from '@inkstone/controls/print';
import { sliceGraphemes } from '@inkstone/formula';
import type { Form, Presentation } from '@inkstone/form-engine';
import { joinNames, type Locale } from '@inkstone/schema';

/** Texts are cut after this many characters. */
const longestText = 80;

/** Summarises an open form: its first non-empty fields that can be shown in one line. */
export async function summarizeForm(form: Form, locale: Locale): Promise<NonNullable<InstanceSummary['fields']>> {
  const blocks = await printBody(form, { locale });
  return blocks
    .flatMap((block) => (block.kind === 'row' ? block.cells : []))
    .map(({ label, value }) => ({ label, text: shortened(textOf(value, locale)) }))
    .filter(({ label, text }) => label !== '' && text !== '')
    .slice(0, maxSummaryFields);
}

function textOf(value: Presentation, locale: Locale): string {
  switch (value.kind) {
    case 'text':
    case 'link':
      return value.text.trim();
    case 'list': {
      const texts = value.items.map((item) => textOf(item, locale)).filter((text) => text !== '');
      return joinNames(texts, locale);
    }
    case 'empty':
    case 'table':
    case 'file':
    case 'image':
    case 'seal':
      return '';
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const start = sliceGraphemes(line, 0, longestText);
  return start === line ? line : `${start}…`;
}
