import { controlModels } from '@inkstone/controls/models';
import { richTextRules } from '@inkstone/controls/rich-text';
import type { ControlModel, ControlModels } from '@inkstone/form-engine';
import { FormulaError } from '@inkstone/formula';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const { tags, attributes, schemes, alignments, aligned } = richTextRules;

const blockStyles = { 'text-align': [new RegExp(`^(?:${alignments.join('|')})$`)] };

const rules: IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
  },
  allowedStyles: Object.fromEntries(aligned.map((tag) => [tag, blockStyles])),
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }) },
};

/** Markup with nothing in it that runs, loads, covers or asks for input. Cleaning twice changes nothing more. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}

/**
 * The models of the controls as the server uses them: what a control holds as markup is cleaned as it is read, wherever it comes from
 * (a person, a default, a formula, another record), so that none is ever stored unclean.
 */
export const cleanModels: ControlModels = Object.fromEntries(
  Object.entries(controlModels as ControlModels).map(([type, model]) => [type, model.holdsHtml ? withCleanHtml(model) : model]),
);

function withCleanHtml(model: ControlModel): ControlModel {
  return {
    ...model,
    decode: (raw, options) => model.decode(typeof raw === 'string' && model.holdsHtml?.(options) ? cleanHtml(raw) : raw, options),
    fromFormula: (value, options, timeZone) => {
      const made = model.fromFormula(value, options, timeZone);
      return made instanceof FormulaError || typeof made !== 'string' || !model.holdsHtml?.(options) ? made : cleanHtml(made);
    },
  };
}
