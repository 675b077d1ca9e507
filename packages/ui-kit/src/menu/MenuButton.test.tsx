import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

afterEach(cleanup);

const items = [
  { key: 'forward', label: 'Forward' },
  { key: 'print', label: 'Print', disabled: true },
  { key: 'cancel', label: 'Cancel', apart: true },
];

function openMenu() {
  const onChoose = vi.fn();
  render(
    <MenuButton label="More" items={items} onChoose={onChoose}>
      …
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  return { button, onChoose, menu: screen.getByRole('menu', { name: 'More' }) };
}

const focused = () => document.activeElement?.textContent;

test('arrow keys move between enabled items and wrap around', () => {
  const { menu } = openMenu();
  expect(focused()).toBe('Forward');

  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(focused()).toBe('Cancel');

  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(focused()).toBe('Forward');

  fireEvent.keyDown(menu, { key: 'End' });
  expect(focused()).toBe('Cancel');
});

test('choosing an item closes the menu and reports it', () => {
  const { onChoose } = openMenu();

  fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('cancel');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes it and returns the focus to the button', () => {
  const { menu, button } = openMenu();

  fireEvent.keyDown(menu, { key: 'Escape' });

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a click elsewhere closes it', () => {
  openMenu();

  fireEvent.pointerDown(document.body);

  expect(screen.queryByRole('menu')).toBeNull();
});
