import { type ScenarioDefinition } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';
import type { ShownProperty } from '../fields/PropertyLine.tsx';
import { expectationTexts } from './expectation-texts.ts';
import { managementTexts } from '../../platform/i18n/management-texts.ts';

export const scenarioTexts = defineTexts('design-scenario', {
  intro: {
    zh: '情境是流程的一次試跑與它的預期結果；每次發布都會重新試跑。要改變填寫的內容或決定，請在流程的模擬裡繼續，再儲存。',
    en: 'A scenario is a trial of a workflow with its expected result. It runs again each time you publish. To change its values or decisions, continue it as a simulation of the workflow and save it.',
  },
  toSimulation: { zh: '在模擬中繼續', en: 'Continue in simulation' },
  given: { zh: '試跑的內容', en: 'Trial' },
  expectation: { zh: '預期', en: 'Expectation' },
  now: { zh: '試跑當時', en: 'When the trial runs' },
  defaultForm: { zh: '預設表單', en: 'Default form' },
  nothingFilled: { zh: '什麼都不填', en: 'Nothing filled in' },
  value: { zh: '{field}：{value}', en: '{field}: {value}' },
  column: { zh: '{sheet}・{column}', en: '{sheet} · {column}' },
  rowsAdded: { zh: '「{sheet}」新增 {count} 列', en: '{count} {count|row|rows} added to {sheet}' },
  everybodyAgrees: { zh: '每個人都同意', en: 'Everyone agrees' },
  decision: { zh: '{activity}：{who}{action}{target}{delay}', en: '{activity}: {who} {action}{target}{delay}' },
  firstPerson: { zh: '第一位處理人', en: 'the first handler' },
  agree: { zh: '同意', en: 'agrees' },
  disagree: { zh: '不同意', en: 'disagrees' },
  reject: { zh: '退回', en: 'sends it back' },
  wait: { zh: '不處理，直到逾期', en: 'lets it become overdue' },
  fail: { zh: '執行失敗', en: 'fails' },
  toActivity: { zh: '到「{activity}」', en: ' to {activity}' },
  after: { zh: '（{delay}後）', en: ' (after {delay})' },
  anyPath: { zh: '不限', en: 'Any' },
  forget: { zh: '不再要求路徑', en: 'Expect any path' },
  takeFound: { zh: '以這次的結果為預期', en: 'Expect this result' },
  mandatory: { zh: '不符預期時不可發布', en: 'Prevent publishing if the result differs' },
  play: { zh: '試跑', en: 'Run trial' },
  playHint: { zh: '以目前設計的內容試跑；不會儲存任何資料。', en: 'Runs with the current design; nothing is stored.' },
  ...expectationTexts,
  reached: { zh: '：{path}（{outcome}）', en: ': {path} ({outcome})' },
  result: managementTexts.result,
  notPlayed: { zh: '目前無法試跑，請先處理下方的問題。', en: 'The trial cannot run yet. Fix the issues below first.' },
});

/** The properties of a scenario besides its names and code (`every-property.test.tsx`). */
export const scenarioProperties = {
  workflowCode: { label: { zh: '流程', en: 'Workflow' } },
  initiator: { label: { zh: '發起人', en: 'Initiator' } },
  formCode: { label: { zh: '表單', en: 'Form' } },
  startAt: { label: { zh: '開始時間', en: 'Start time' } },
  patch: { label: { zh: '填寫的內容', en: 'Form content' } },
  decisions: {
    label: { zh: '決定', en: 'Decisions' },
    help: { zh: '沒有列出的人一律同意', en: 'Everyone who is not listed agrees' },
  },
  expected: { label: { zh: '預期的結果', en: 'Expected result' } },
  blocks: {
    label: { zh: '必須通過', en: 'Must pass' },
    help: { zh: '否則只是警告', en: 'Otherwise, a different result is only a warning' },
  },
} as const satisfies Readonly<Record<Exclude<keyof ScenarioDefinition, 'code' | 'name' | 'name_i18n'>, ShownProperty>>;
