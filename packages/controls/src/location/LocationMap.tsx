import { circle, divIcon, map as createMap, marker, tileLayer, type Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Point } from './distance.ts';
import styles from './location.module.css';
import { fromMap, keepWithin, toMap } from './map-point.ui.ts';
import type { MapProvider } from '../services/map-provider.ts';

interface LocationMapProps {
  readonly label: string;
  readonly map: MapProvider;
  readonly point: Point;
  readonly around: Point;
  readonly range: number;
  readonly onPoint: (point: Point) => void;
  readonly onFailed: () => void;
}

/** The step of an arrow key, in degrees: about five metres. */
const stepDegrees = 0.00005;
const steps: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A map with a marker that mouse, touch and arrow keys move within the range. The map is created once, from the initial props. */
export function LocationMap(props: LocationMapProps) {
  const { label, map, point, around, range, onPoint } = props;
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<Marker | null>(null);
  const first = useRef(props);
  useEffect(() => {
    const created = createMarkerMap(box.current!, first.current);
    mark.current = created.mark;
    return created.remove;
  }, []);
  useEffect(() => {
    mark.current?.setLatLng(toMap(point, map.coordinates));
  }, [point, map]);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const moved = { longitude: point.longitude + step[0] * stepDegrees, latitude: point.latitude + step[1] * stepDegrees };
    onPoint(keepWithin(roundPoint(moved), around, range));
  }

  return <div ref={box} role="application" tabIndex={0} aria-label={label} className={styles.map} onKeyDown={handleKeyDown} />;
}

function roundPoint({ longitude, latitude }: Point): Point {
  return { longitude: Math.round(longitude * 1e6) / 1e6, latitude: Math.round(latitude * 1e6) / 1e6 };
}

function createMarkerMap(box: HTMLElement, { map, point, around, range, onPoint, onFailed }: LocationMapProps) {
  const { coordinates, maxZoom } = map;
  const at = toMap(point, coordinates);
  const shown = createMap(box, { keyboard: false }).setView(at, Math.min(17, maxZoom));
  shown.attributionControl.setPrefix(false).addAttribution(escapeText(map.attribution));
  tileLayer(map.tiles, { maxZoom }).on('tileerror', onFailed).addTo(shown);
  circle(toMap(around, coordinates), { radius: range, weight: 1 }).addTo(shown);
  const mark = marker(at, { draggable: true, keyboard: false, icon: divIcon({ className: styles.mark ?? '' }) }).addTo(shown);
  const moveTo = (latitude: number, longitude: number): void => {
    const kept = keepWithin(fromMap(latitude, longitude, coordinates), around, range);
    mark.setLatLng(toMap(kept, coordinates));
    onPoint(kept);
  };
  mark.on('dragend', () => moveTo(mark.getLatLng().lat, mark.getLatLng().lng));
  shown.on('click', ({ latlng }) => moveTo(latlng.lat, latlng.lng));
  return { mark, remove: () => void shown.remove() };
}

/** Leaflet renders this as HTML, but the setting is plain text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
