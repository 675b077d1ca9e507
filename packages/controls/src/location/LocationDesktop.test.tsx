import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ControlOptions, FieldValue } from '@inkstone/schema';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type FormUiServices, type MapProvider, type ReverseGeocoder } from '../services/ui-services.ts';
import { LocationDesktop } from './LocationDesktop.tsx';

const office = { longitude: 121.5645, latitude: 25.0338 };

function device(answer: { coords: object } | { code: number } | 'silent') {
  const getCurrentPosition = vi.fn((found: (position: object) => void, failed: (error: object) => void, _options: PositionOptions) => {
    if (answer === 'silent') return;
    if ('coords' in answer) found(answer);
    else failed(answer);
  });
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
  return getCurrentPosition;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openLocation(
  options: Partial<ControlOptions> = {},
  { value = null, ...services }: { value?: FieldValue; map?: MapProvider; addressOf?: ReverseGeocoder } = {},
) {
  const form = buildForm([buildControl('location', 'here', options)], { values: { here: value }, stored: true });
  render(
    <FormUiServicesProvider value={services as FormUiServices}>
      <LocationDesktop field={form.field('here')} form={form} locale="zh" onBlur={() => form.field('here').blur()} />
    </FormUiServicesProvider>,
  );
  return form;
}

const found = { coords: { ...office, accuracy: 12.3 } };

test('the value is the position of the device, with a note', async () => {
  const ask = device(found);
  const form = openLocation();

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'here：地點說明' }), { target: { value: '大樓正門' } });

  expect(form.values()).toEqual({ here: { ...office, address: '大樓正門' } });
  expect(ask.mock.calls[0]![2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 0 });
  expect(screen.getByText('誤差約 13 公尺')).toBeTruthy();
});

test.each([
  [1, /沒有定位權限/],
  [2, /無法取得位置/],
  [3, /定位逾時/],
])('the reason for a missing position is shown: %d', async (code, words) => {
  device({ code });
  const form = openLocation();

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(form.values()).toEqual({ here: null });
});

test('a browser without geolocation is not asked', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: undefined } }));
  openLocation();

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/不支援定位/);
});

test('while the device is locating, the button is disabled', () => {
  const ask = device('silent');
  openLocation();

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));
  fireEvent.click(screen.getByRole('button', { name: /正在定位/ }));

  expect(ask).toHaveBeenCalledTimes(1);
});

test('a form may locate automatically, once and only if there is no location', async () => {
  const ask = device(found);

  const form = openLocation({ autoGetLocation: true });
  await waitFor(() => expect(form.values()).toEqual({ here: office }));
  cleanup();
  openLocation({ autoGetLocation: true }, { value: { longitude: 1, latitude: 2 } });

  expect(ask).toHaveBeenCalledTimes(1);
});

test('with the rough display, low accuracy is requested and the exact position is not shown', () => {
  const ask = device(found);
  openLocation({ displayMode: 'general' }, { value: office });

  fireEvent.click(screen.getByRole('button', { name: '重新定位' }));

  expect(screen.getByTestId('degrees').textContent).toContain('25.03, 121.56');
  expect(ask.mock.calls[0]![2]).toMatchObject({ enableHighAccuracy: false });
});

test('the distance from the expected location is shown, and too great a distance is an error', () => {
  const form = openLocation({ place: office }, { value: { longitude: 121.5645, latitude: 25.0384 } });

  expect(screen.getByText('距離指定地點 512 公尺')).toBeTruthy();
  expect(form.validate({ full: true })).toMatchObject([{ code: 'TooFar', path: 'here' }]);
});

const map: MapProvider = { tiles: 'https://maps.test/{z}/{x}/{y}.png', attribution: 'Maps', maxZoom: 18, coordinates: 'WGS84' };

test('with a reverse geocoder the address is filled in, with areas of the built-in list', async () => {
  device(found);
  const addressOf = async () => ({ provinceName: '臺北市', districtName: '信義區', address: '信義路五段7號' });
  const form = openLocation({}, { addressOf });

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));

  await waitFor(() =>
    expect(form.values()).toEqual({
      here: {
        ...office,
        provinceName: '臺北市',
        provinceAdcode: '63000',
        cityName: '臺北市',
        cityAdcode: '63000',
        districtName: '信義區',
        districtAdcode: '63000020',
        address: '信義路五段7號',
      },
    }),
  );
});

test.each([
  [
    'areas that are not in it become text',
    async () => ({ provinceName: '東京都', address: '千代田' }),
    { ...office, address: '東京都 千代田' },
  ],
  ['a geocoder without a result leaves the coordinates', async () => null, office],
  ['a geocoder that fails leaves the coordinates', () => Promise.reject(new Error('offline')), office],
])('%s', async (_case, addressOf, here) => {
  device(found);
  const form = openLocation({}, { addressOf });

  fireEvent.click(screen.getByRole('button', { name: '取得目前位置' }));

  await waitFor(() => expect(form.values()).toEqual({ here }));
});

test('without a configured map none is offered', () => {
  openLocation({}, { value: office });

  expect(screen.queryByRole('button', { name: '在地圖上微調' })).toBeNull();
});

test('on the map the marker moves by arrow keys', async () => {
  const form = openLocation({}, { value: office, map });

  fireEvent.click(screen.getByRole('button', { name: '在地圖上微調' }));
  const area = await screen.findByRole('application');
  fireEvent.keyDown(area, { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button', { name: /確\s*定/ }));

  await waitFor(() => expect(form.values()).toEqual({ here: { longitude: 121.5645, latitude: 25.03385 } }));
});

test('a location can be removed', () => {
  const form = openLocation({}, { value: office });

  fireEvent.click(screen.getByRole('button', { name: '清除：here' }));

  expect(form.values()).toEqual({ here: null });
});
