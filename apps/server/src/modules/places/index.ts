/** Addresses of points on the map. */
import { defineModule } from '../../platform/http/module.ts';
import { addressOfPlaceEndpoint } from './address-of-place.endpoint.ts';

export const placesModule = defineModule({
  name: 'places',
  description: 'Addresses of points on the map.',
  endpoints: [addressOfPlaceEndpoint],
  refusals: {
    'geocoder-not-configured': {
      errcode: 42401,
      status: 422,
      zh: '尚未設定地址查詢服務',
      en: 'No geocoding service is configured',
    },
    'geocoder-unavailable': {
      errcode: 50301,
      status: 503,
      zh: '地址查詢服務目前沒有回應，請稍後再試',
      en: 'The geocoding service is temporarily unavailable. Try again later.',
    },
  },
});
