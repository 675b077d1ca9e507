import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { AddressTabSelectorDesktop } from './AddressTabSelectorDesktop.tsx';

afterEach(cleanup);

test('each level has a tab, which is enabled once the level above is chosen', async () => {
  const form = buildForm([buildControl('address-tab-selector', 'place', { locationType: 'pp-cc' })]);
  render(<AddressTabSelectorDesktop field={form.field('place')} form={form} locale="en" onBlur={() => undefined} />);

  fireEvent.click(screen.getByRole('combobox'));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, (tab as HTMLButtonElement).disabled])).toEqual([
    ['County or provinceSelect', false],
    ['CitySelect', true],
  ]);
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /^Guangdong/ }));
  fireEvent.click(await within(await screen.findByRole('listbox', { name: 'City' })).findByRole('option', { name: '廣州市' }));

  await waitFor(() =>
    expect(form.values()).toEqual({
      place: { provinceName: '廣東省', provinceAdcode: '440000', cityName: '廣州市', cityAdcode: '440100' },
    }),
  );
  expect(screen.queryByRole('textbox', { name: /Street/ })).toBeNull();
});
