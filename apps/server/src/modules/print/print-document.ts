import type { PrintDocument, PrintTemplate, SystemInfo } from '@inkstone/api';
import { controlModels } from '@inkstone/controls/models';
import { printBody } from '@inkstone/controls/print';
import type { Form } from '@inkstone/form-engine';
import { fillText, localizedName } from '@inkstone/schema';
import { openStored, systemInfo, type ReadingContext } from '../forms/index.ts';
import { readSetting } from '../system/index.ts';
import { printHistory } from './print-history.ts';
import { printTime } from './print-time.ts';
import type { PrintableRecord } from './printable-record.ts';
import { printText } from './print.locale.ts';
import { withoutRepeats } from './without-repeats.ts';

/** The part of a template that determines the document. */
export type PrintLook = Omit<PrintTemplate, 'name' | 'name_i18n' | 'isDefault'>;

/** Returns the record with the values that this person may see, as the template arranges it. */
export async function printDocument(context: ReadingContext, printable: PrintableRecord, look: PrintLook): Promise<PrintDocument> {
  const { opened: form, system } = await openStored(context, printable, printable.rights);
  try {
    const { instance, rights } = printable;
    const showsHistory = look.withHistory && instance !== null && !rights.dataOnly;
    return {
      ...(await printForm(context, form, look)),
      facts: factsOf(context, systemInfo(system, form.definition, rights.permission)),
      history: showsHistory ? await printHistory(context, instance) : null,
    };
  } finally {
    form.dispose();
  }
}

/** Returns an open form for printing, without facts and history of its record. */
export async function printForm(context: ReadingContext, form: Form, look: PrintLook): Promise<PrintDocument> {
  const { db, locale, actor, now, timeZone } = context;
  const organization = await readSetting(db, 'organization-name');
  const { paper, head, foot, watermark, signBoxes } = look;
  const title = localizedName(form.definition, locale);
  const blocks = (await printBody(form, { locale, omitted: new Set(look.omitted) })) as PrintDocument['blocks'];
  return {
    locale,
    title,
    organization: organization?.[locale] ?? '',
    paper,
    head,
    foot,
    watermark,
    signBoxes,
    facts: [],
    blocks: withoutRepeats(blocks, title),
    history: null,
    printed: fillText(printText.printed[locale], { name: actor.name, time: printTime(now(), timeZone) }),
  };
}

/** Returns the system fields of the record that the person may see. */
function factsOf({ locale, timeZone }: ReadingContext, info: SystemInfo): PrintDocument['facts'] {
  const at = info.createdTime === null ? null : new Date(info.createdTime);
  const status = controlModels['sequence-status'].format(info.sequenceStatus, {
    options: { name: '' },
    label: '',
    locale,
    timeZone,
    now: () => at ?? new Date(0),
  });
  const facts = [
    { label: printText.sequenceNo[locale], value: info.sequenceNo ?? '' },
    { label: printText.owner[locale], value: info.owner ?? '' },
    { label: printText.department[locale], value: info.ownerDeptId ?? '' },
    { label: printText.createdAt[locale], value: at === null ? '' : printTime(at, timeZone) },
    { label: printText.status[locale], value: status },
  ];
  return facts.filter(({ value }) => value !== '');
}
