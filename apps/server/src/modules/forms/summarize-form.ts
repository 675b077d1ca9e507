import { fieldsInSummary, type InstanceSummary } from '@inkstone/api';
import { printBody } from '@inkstone/controls/print';
import { sliceGraphemes } from '@inkstone/formula';
import type { Form, Presentation } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';

/** A text is cut after so many characters. */
const longestText = 80;

/** What an open form says in short: its first fields that hold something which can be said in a line. */
export async function summarizeForm(form: Form, locale: Locale): Promise<NonNullable<InstanceSummary['fields']>> {
  const blocks = await printBody(form, { locale });
  return blocks
    .flatMap((block) => (block.kind === 'row' ? block.cells : []))
    .map(({ label, value }) => ({ label, text: shortened(textOf(value, locale)) }))
    .filter(({ label, text }) => label !== '' && text !== '')
    .slice(0, fieldsInSummary);
}

function textOf(value: Presentation, locale: Locale): string {
  switch (value.kind) {
    case 'text':
    case 'link':
      return value.text.trim();
    case 'list': {
      const texts = value.items.map((item) => textOf(item, locale)).filter((text) => text !== '');
      return texts.join(locale === 'zh' ? '、' : ', ');
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
