import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type FormUiServices, type ReverseGeocoder } from '../services/ui-services.ts';
import { AddressDesktop } from './AddressDesktop.tsx';
import { AddressMobile } from './AddressMobile.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const daan = {
  provinceName: '臺北市',
  provinceAdcode: '63000',
  cityName: '臺北市',
  cityAdcode: '63000',
  districtName: '大安區',
  districtAdcode: '63000030',
};

function openAddress(
  options: Partial<ControlOptions> = {},
  value: FieldValue = null,
  { ControlView = AddressDesktop, addressOf }: { ControlView?: typeof AddressDesktop; addressOf?: ReverseGeocoder } = {},
) {
  const form = buildForm([buildControl('address', 'home', options)], { values: { home: value }, stored: true });
  const field = form.field('home');
  const shown = render(
    <FormUiServicesProvider value={{ addressOf } as FormUiServices}>
      <label htmlFor="ink-input-home">住址</label>
      <ControlView field={field} form={form} locale="zh" onBlur={() => field.blur()} />
    </FormUiServicesProvider>,
  );
  return { form, shown, input: screen.getByRole('combobox', { name: '住址' }) };
}

const listOf = async (name: string) => within(await screen.findByRole('listbox', { name }));

test('areas are chosen from the county down to the district; the only city of a province is chosen automatically', async () => {
  const { form, input } = openAddress();

  fireEvent.click(input);
  fireEvent.click((await listOf('縣市／省')).getByRole('option', { name: '臺北市' }));
  fireEvent.click(await (await listOf('鄉鎮市區')).findByRole('option', { name: '大安區' }));

  await waitFor(() => expect(form.values()).toEqual({ home: daan }));
  expect(input.textContent).toContain('臺北市大安區');
  await waitFor(() => expect(document.activeElement).toBe(input));
});

test('an area is found by a part of its name, with the keyboard alone', async () => {
  const { form, input } = openAddress();

  fireEvent.click(input);
  const search = await screen.findByRole('textbox', { name: '搜尋縣市、鄉鎮市區或代碼' });
  fireEvent.change(search, { target: { value: '台北大安' } });
  const found = await screen.findByRole('listbox', { name: '符合的地區' });
  fireEvent.keyDown(found, { key: 'Enter' });

  await waitFor(() => expect(form.values()).toEqual({ home: daan }));
});

test('arrows move along a list and Enter chooses', async () => {
  const { form, input } = openAddress({ locationType: 'pp' });

  fireEvent.click(input);
  const list = await screen.findByRole('listbox');
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'Enter' });

  await waitFor(() => expect(form.values()).toEqual({ home: { provinceName: '桃園市', provinceAdcode: '68000' } }));
});

test('changing the areas keeps the street, and an address without any part is empty', async () => {
  const { form } = openAddress({}, { ...daan, address: '羅斯福路四段1號' });

  fireEvent.click(screen.getByRole('button', { name: '清除home' }));

  expect(form.values()).toEqual({ home: { address: '羅斯福路四段1號' } });

  fireEvent.change(screen.getByRole('textbox', { name: 'home：街道、巷弄、門牌號碼' }), { target: { value: '' } });

  expect(form.values()).toEqual({ home: null });
});

test('without an empty choice an address cannot be cleared, and the street is optional to the form', () => {
  openAddress({ showEmpty: false, addressDetail: false }, daan);

  expect(screen.queryByRole('button', { name: '清除home' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the empty choice shows its label', () => {
  const { input } = openAddress({ emptyValue: '住在哪裡' });

  expect(input.textContent).toBe('住在哪裡');
});

test('an area that is no longer listed has nothing below it', async () => {
  const { input } = openAddress({}, { provinceName: '某省', provinceAdcode: '999999' });

  fireEvent.click(input);

  expect(await screen.findByText('沒有更細的地區')).toBeTruthy();
});

test('on a phone one level is chosen at a time, and the previous one can be reopened', async () => {
  const { form, input } = openAddress({}, null, { ControlView: AddressMobile });

  fireEvent.click(input);
  fireEvent.click((await listOf('縣市／省')).getByRole('option', { name: '廣東省' }));
  fireEvent.click((await listOf('城市')).getByRole('option', { name: '深圳市' }));
  const districts = await screen.findByRole('tab', { name: /鄉鎮市區/ });
  expect(districts.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: /城市深圳市/ }));
  fireEvent.click((await listOf('城市')).getByRole('option', { name: '東莞市' }));

  await waitFor(() =>
    expect(form.values()).toEqual({
      home: { provinceName: '廣東省', provinceAdcode: '440000', cityName: '東莞市', cityAdcode: '441900' },
    }),
  );
});

test('the open panel has no accessibility violation', async () => {
  const { input } = openAddress({}, daan);

  fireEvent.click(input);
  await listOf('鄉鎮市區');
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

function device(answer: 'found' | 'denied') {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((onFound, onFailed) =>
    answer === 'found'
      ? onFound({ coords: { longitude: 121.5335, latitude: 25.0212, accuracy: 10 } } as GeolocationPosition)
      : onFailed?.({ code: 1 } as GeolocationPositionError),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
  return getCurrentPosition;
}

const named: ReverseGeocoder = async () => ({ provinceName: '臺北市', districtName: '大安區', address: '羅斯福路四段1號' });

test('a form may fill in the address of the current position, once and only if there is none', async () => {
  const ask = device('found');

  const { form } = openAddress({ autoGetLocation: true }, null, { addressOf: named });
  await waitFor(() => expect(form.values()).toEqual({ home: { ...daan, address: '羅斯福路四段1號' } }));
  cleanup();
  openAddress({ autoGetLocation: true }, daan, { addressOf: named });

  expect(await screen.findByRole('button', { name: '取得目前位置' })).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the address has no more levels than the control asks for', async () => {
  device('found');

  const { form } = openAddress({ autoGetLocation: true, locationType: 'pp', addressDetail: false }, null, { addressOf: named });

  await waitFor(() => expect(form.values()).toEqual({ home: { provinceName: '臺北市', provinceAdcode: '63000' } }));
});

test.each([
  ['locating is denied', 'denied', named, /沒有定位權限/],
  ['no address is found', 'found', async () => null, /查不到目前位置的地址/],
  ['the geocoder fails', 'found', () => Promise.reject(new Error('offline')), /查不到目前位置的地址/],
] as const)('when %s, a message is shown and areas can be chosen', async (_case, answer, addressOf, message) => {
  device(answer);

  const { form } = openAddress({ autoGetLocation: true }, null, { addressOf });

  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(form.values()).toEqual({ home: null });
});

test('without a reverse geocoder the device is not located', async () => {
  const ask = device('found');

  openAddress({ autoGetLocation: true });
  await new Promise((resolve) => void setTimeout(resolve));

  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: '取得目前位置' })).toBeNull();
});
