import { controlModels, type ControlType } from '@inkstone/controls/models';
import { describe, expect, test } from 'vitest';
import { isMixed, sharedProperties, type Edited } from './shared-properties.ts';

const control = (key: string, type: ControlType, options: object = {}): Edited => ({
  key,
  type,
  control: { key, type, options: { name: key, ...options } },
});

const codes = (...edited: readonly Edited[]) => sharedProperties(edited).map(([option]) => option);

describe('several controls', () => {
  test('of one type have all its properties', () => {
    expect(codes(control('one', 'text'), control('other', 'text'))).toEqual(codes(control('one', 'text')));
    expect(codes(control('one', 'text')).length).toBeGreaterThan(10);
  });

  test('of different types have those that both edit in the same way', () => {
    const shared = codes(control('one', 'text'), control('other', 'number'));

    expect(shared).toEqual(expect.arrayContaining(['tips', 'placeholder', 'required', 'requiredFormula', 'displayFormula', 'style']));
    expect(shared).not.toContain('regexp');
    expect(shared.every((option) => option in controlModels.text.props && option in controlModels.number.props)).toBe(true);
  });

  test('offer nothing that one of them does not offer now', () => {
    const hidden = control('other', 'dropdown', { displayEmpty: false });

    expect(codes(control('one', 'dropdown'))).toContain('emptyValue');
    expect(codes(control('one', 'dropdown'), hidden)).not.toContain('emptyValue');
  });

  test('have different values where one is set, and the same where it is set to the default', () => {
    expect(isMixed([control('one', 'text', { required: true }), control('other', 'text')], 'required')).toBe(true);
    expect(isMixed([control('one', 'text', { required: false }), control('other', 'text')], 'required')).toBe(false);
  });
});
