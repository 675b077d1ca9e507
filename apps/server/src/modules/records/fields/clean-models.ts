import { controlModels } from '@inkstone/controls/models';
import { checkMarkup, markupLimits, richTextRules } from '@inkstone/controls/rich-text';
import type { ControlModel, ControlModels, Decoded } from '@inkstone/form-engine';
import { FormulaError } from '@inkstone/formula';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

const { tags, attributes, schemes, alignments, aligned } = richTextRules;

/** The one style declaration that is kept. Matched as text, because parsing styles as CSS costs a hundred times as much. */
const alignment = new RegExp(`^\\s*text-align\\s*:\\s*(${alignments.join('|')})\\s*$`, 'i');
const longestStyle = 1_000;

const aligning: Transformer = (tagName, { style, ...others }) => {
  const found = style === undefined || style.length > longestStyle ? undefined : style.split(';').findLast((each) => alignment.test(each));
  const value = found && alignment.exec(found)![1]!.toLowerCase();
  return { tagName, attribs: value === undefined ? others : { ...others, style: `text-align:${value}` } };
};

const rules: IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
  },
  parseStyleAttributes: false,
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    ...Object.fromEntries(aligned.map((tag) => [tag, aligning])),
  },
};

/** Returns markup without anything that runs, loads, covers the page or asks for input. Idempotent. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}

/**
 * The control models as the server uses them: markup is sanitised as it is decoded, whatever its source (a person, a default, a formula,
 * another record), so that it is never stored unsanitised.
 */
export const cleanModels: ControlModels = Object.fromEntries(
  Object.entries(controlModels as ControlModels).map(([type, model]) => [type, model.holdsHtml ? withCleanHtml(model) : model]),
);

/** Returns the sanitised markup; an issue when nothing is left of a non-empty value. */
function keptOf(model: ControlModel, html: string, options: ControlOptions): Decoded<FieldValue> {
  const kept = model.decode(cleanHtml(html), options);
  return kept.ok && model.isEmpty(kept.value) ? { ok: false, code: 'NothingKept' } : kept;
}

function withCleanHtml(model: ControlModel): ControlModel {
  return {
    ...model,
    decode: (raw, options) => {
      const given = model.decode(raw, options);
      return given.ok && typeof given.value === 'string' && model.holdsHtml?.(options) ? keptOf(model, given.value, options) : given;
    },
    fromFormula: (value, options, timeZone) => {
      const made = model.fromFormula(value, options, timeZone);
      if (made instanceof FormulaError || typeof made !== 'string' || !model.holdsHtml?.(options)) return made;
      return checkMarkup(made) ? new FormulaError('TooManySteps', { limit: markupLimits.tags }) : cleanHtml(made);
    },
  };
}
