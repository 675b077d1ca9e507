import { expect, test } from 'vitest';
import { controlModels, type ControlType } from '../models.ts';
import { panelGroupOf } from './panel-group.ts';
import { isOptionOffered, resetsOf } from './panel-rules.ts';
import { panelSummaryOf } from './panel-summary.ts';

const offered = (type: ControlType, option: string, options: object): boolean => isOptionOffered(type, option, { name: '', ...options });
const resets = (type: ControlType, option: string, value: unknown, options: object = {}) =>
  resetsOf(type, option, value, { name: '', ...options });

test.each<[ControlType, string, object, boolean]>([
  ['dropdown', 'emptyValue', { displayEmpty: true }, true],
  ['dropdown', 'emptyValue', { displayEmpty: false }, false],
  ['dropdown-multi', 'emptyValue', { displayEmpty: false }, false],
  ['textarea', 'currentMaxLength', { textAreaType: 'longText' }, false],
  ['textarea', 'currentMaxLength', { textAreaType: 'current' }, true],
  ['textarea', 'placeholder', { textAreaType: 'Editor' }, false],
  ['textarea', 'maxLength', { textAreaType: 'Editor' }, false],
  ['textarea', 'maxLength', { textAreaType: 'longText' }, true],
  ['attachment', 'fileNumber', { limitNumber: 'unlimited' }, false],
  ['attachment', 'fileNumber', { limitNumber: 'custom' }, true],
  ['attachment', 'templateFile', { displayTemplate: false }, false],
  ['image', 'imageQuality', { compressible: false }, false],
  ['image', 'watermarkFontSize', { addWatermark: false }, false],
  ['address', 'emptyValue', { showEmpty: false }, false],
  ['sheet', 'importable', { editable: false }, false],
  ['relevance-form', 'showField', { selectMode: 'dropdown' }, false],
  ['relevance-form-ex', 'showField', { selectMode: 'popup' }, true],
  ['reverse-relevance', 'listCode', { displayMode: 'link' }, false],
  ['reverse-relevance', 'conditions', { displayMode: 'link' }, false],
  ['reverse-relevance', 'listDisplayMode', { displayMode: 'link' }, false],
  ['reverse-relevance', 'requiredFormula', {}, true],
  ['reverse-relevance', 'dataLinkage', {}, false],
  ['number', 'format1', { syncFormate: true }, false],
  ['date', 'format1', { syncFormate: false }, true],
])('%s: whether %s is offered with %o: %s', (type, option, options, isOffered) => {
  expect(offered(type, option, options)).toBe(isOffered);
});

test('choosing a model resets what depended on the one before', () => {
  const cleared = { queryCode: undefined, conditions: undefined, mappings: undefined, displayField: undefined };
  expect(resets('relevance-form', 'schemaCode', 'vendor')).toEqual(cleared);
  expect(resets('relevance-form-ex', 'schemaCode', 'vendor')).toEqual(cleared);
  expect(resets('relevance-form', 'queryCode', 'all')).toEqual({ conditions: undefined });
  expect(resets('reverse-relevance', 'schemaCode', 'vendor')).toEqual({ listCode: undefined, fieldCode: undefined });
});

test('importing follows editing, the display format follows the format, and a default unit gives way to a computed one', () => {
  expect(resets('sheet', 'editable', false)).toEqual({ importable: false });
  expect(resets('number', 'syncFormate', true)).toEqual({ format1: undefined });
  expect(resets('number', 'syncFormate', false)).toEqual({});
  expect(resets('staff-selector', 'defaultValueType', 'originator')).toEqual({ defaultValue: undefined });
  expect(resets('staff-selector', 'defaultValueType', 'none')).toEqual({});
});

test('tabs open with the first one when the default one is gone', () => {
  const heads = [{ key: 'one' }, { key: 'two' }];
  expect(resets('tabs', 'heads', heads, { tabDefaultValue: 'gone' })).toEqual({ tabDefaultValue: 'one' });
  expect(resets('tabs', 'heads', heads, { tabDefaultValue: 'two' })).toEqual({});
});

test('each property stands in one of the groups: tabs have attributes only, three controls have events', () => {
  const groupsOf = (type: ControlType) => new Set(Object.keys(controlModels[type].props).map((option) => panelGroupOf(type, option)));
  expect(groupsOf('tabs')).toEqual(new Set(['attributes']));
  const withEvents = (Object.keys(controlModels) as ControlType[]).filter((type) => groupsOf(type).has('events'));
  expect(withEvents).toEqual(['attachment', 'image', 'signature']);
});

test('every rule names properties that its control has', () => {
  for (const type of Object.keys(controlModels) as ControlType[]) {
    const { props } = controlModels[type];
    for (const option of Object.keys(props))
      expect(
        Object.keys(resets(type, option, undefined)).filter((reset) => !(reset in props)),
        `${type}.${option}`,
      ).toEqual([]);
  }
});

test.each([
  ['required', 'switch', { required: true, requiredFormula: 'a > 1' }, 'isRequired'],
  ['required', 'switch', { requiredFormula: 'a > 1' }, 'isRequiredIf'],
  ['required', 'switch', { required: false }, 'isOptional'],
  ['roles', 'units', { roles: ['clerk'] }, 'isSet'],
  ['roles', 'units', { roles: [] }, 'isNotSet'],
  ['conditions', 'conditions', {}, 'isNotSet'],
  ['tips', 'text', { tips: 'x' }, null],
] as const)('summary of %s (%s) with %o: %s', (option, hint, options, summary) => {
  expect(panelSummaryOf(option, hint, options)).toBe(summary);
});
