import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ asked }: { readonly asked: string[] }) {
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <SearchBox
        label="find"
        initial={keyword}
        onSearch={(next) => {
          asked.push(next);
          setKeyword(next);
        }}
      />
      <button onClick={() => setKeyword('')}>forget</button>
    </>
  );
}

const box = () => screen.getByPlaceholderText<HTMLInputElement>('find');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rest = () => act(() => void vi.advanceTimersByTime(500));

test('it searches once typing pauses, and keeps the space behind a word', () => {
  const asked: string[] = [];
  render(<Page asked={asked} />);

  type('高');
  type('高鐵 ');
  rest();

  expect(asked).toEqual(['高鐵']);
  expect(box().value).toBe('高鐵 ');
});

test('blanks and zero-width characters at the ends are not searched for', () => {
  const asked: string[] = [];
  render(<Page asked={asked} />);

  type('\u200b\u3000高鐵\ufeff');
  rest();
  type('\u200b');
  rest();

  expect(asked).toEqual(['高鐵', '']);
});

test('a search cleared elsewhere is not repeated', () => {
  const asked: string[] = [];
  render(<Page asked={asked} />);
  type('高鐵');
  rest();

  fireEvent.click(screen.getByText('forget'));
  rest();

  expect(box().value).toBe('');
  expect(asked).toEqual(['高鐵']);
});
