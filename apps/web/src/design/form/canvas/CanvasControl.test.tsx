import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CanvasControl } from './CanvasControl.tsx';

afterEach(cleanup);

test('choices are shown in the language of the screen, those without English by their text', () => {
  const options = [
    { code: 'buy', value: '採購', name_i18n: { en: 'Purchase' } },
    { code: 'serve', value: '服務' },
  ];
  const control = { key: 'kind', type: 'radio', options: { name: '類型', options } };

  const { rerender } = render(<CanvasControl control={control} type="radio" locale="en" />);
  expect(screen.getByText('Purchase')).toBeTruthy();
  expect(screen.getByText('服務')).toBeTruthy();

  rerender(<CanvasControl control={control} type="radio" locale="zh" />);
  expect(screen.getByText('採購')).toBeTruthy();
});
