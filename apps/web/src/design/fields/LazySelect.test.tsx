import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazySelect } from './LazySelect.tsx';

afterEach(cleanup);

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test.each([
  ['the keyboard', (list: HTMLElement) => fireEvent.focus(list)],
  ['the mouse', (list: HTMLElement) => fireEvent.pointerEnter(list)],
])('a list holds its chosen option, and all when reached by %s', (_, reach) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<LazySelect aria-label="Type" value="b" options={options} onChange={({ target }) => onChange(target.value)} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  expect(labels()).toEqual(['B']);
  reach(list);
  expect(labels()).toEqual(['A', 'B', 'C']);
  expect(list.value).toBe('b');
  fireEvent.change(list, { target: { value: 'c' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('c');
});
