import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CodeSelect } from './CodeSelect.tsx';

afterEach(cleanup);

test('a long list has its value at once, and all options once somebody turns to it', () => {
  const options = Array.from({ length: 150 }, (_, index) => ({ value: `a${index}`, label: `Activity ${index}` }));
  render(<CodeSelect label="Leads to" value="a7" isFixed={false} empty="Choose" options={options} onChange={() => undefined} />);
  const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  expect(texts()).toEqual(['Choose', 'Activity 7']);
  fireEvent.focus(screen.getByRole('combobox', { name: 'Leads to' }));

  expect(texts()).toHaveLength(151);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('a7');
});
