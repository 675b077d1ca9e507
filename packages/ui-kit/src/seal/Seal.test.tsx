import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Seal } from './Seal.tsx';

afterEach(cleanup);

test('a seal is one image with the decision, the name and the time as its label', () => {
  render(<Seal text="同意" name="陳大文" time="11/21 10:20" />);

  expect(screen.getByRole('img', { name: '同意 · 陳大文 · 11/21 10:20' })).toBeTruthy();
});

test('it is round for approval, square for rejection', () => {
  const { container } = render(<Seal text="不同意" shape="square" />);

  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(container.querySelector('circle')).toBeNull();
});

test('four characters are on two lines, two Latin words too', () => {
  const { container } = render(
    <>
      <Seal text="已經作廢" />
      <Seal text="Sent back" />
    </>,
  );

  expect([...container.querySelectorAll('text')].map((line) => line.textContent)).toEqual(['已經', '作廢', 'Sent', 'back']);
});
