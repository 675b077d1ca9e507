import type { PrintStep } from '@inkstone/api';
import { printText } from '../print.locale.ts';
import { renderPicture, renderSeal, type RenderContext } from './render-value.ts';
import { markup, type Markup } from './markup.ts';

const nothing = markup``;

/** The approval history: each decision with its seal and the handwritten signature. */
export function renderHistory(steps: readonly PrintStep[], context: RenderContext): Markup {
  const { locale } = context;
  const heads = [printText.step, printText.who, printText.opinion, printText.seal].map(
    (text) => markup`<th scope="col">${text[locale]}</th>`,
  );
  const widths = [22, 26, 32, 20].map((width) => markup`<col style="width:${width}%">`);
  const rows = steps.map((step) => renderStep(step, context));
  return markup`<h2>${printText.history[locale]}</h2><div class="scroll"><table><colgroup>${widths}</colgroup><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function renderStep({ who, what, where, when, opinion, seal, signature, superseded }: PrintStep, context: RenderContext): Markup {
  const small = (text: string): Markup => (text === '' ? nothing : markup`<p class="small muted">${text}</p>`);
  const remark = small(superseded ? printText.superseded[context.locale] : '');
  const stamp = seal === null ? nothing : renderSeal({ ...seal, faded: superseded });
  const written = signature === null ? nothing : renderPicture(signature, who, context);
  const stepCell = markup`<td>${where === '' ? what : where}${small(where === '' ? '' : what)}${remark}</td>`;
  return markup`<tr class="${superseded ? 'muted' : 'normal'}">${stepCell}<td>${who}${small(when)}</td><td>${opinion}</td><td><div class="list">${stamp}${written}</div></td></tr>`;
}
