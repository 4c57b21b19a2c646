import { saveFile } from '#ui/save-file.ts';
import * as css from './charts.module.css';

/** Styles that a drawing has from style sheets, and a picture of it must carry itself. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'visibility',
] as const;

const [scale, pad, titleHeight, lineHeight] = [2, 16, 22, 20];

/** Returns a drawing that needs no style sheet. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    const target = copies[index];
    if (!(target instanceof SVGElement)) continue;
    for (const name of drawn) target.style.setProperty(name, style.getPropertyValue(name));
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  return image;
}

/**
 * Returns a chart as PNG, in the colors it has on the screen: title, what it counts, legend and drawing.
 * @throws Error if there is no drawing, or if the browser draws none.
 */
export async function pngOf(figure: HTMLElement, title: string, detail: string): Promise<Blob> {
  const svg = figure.querySelector<SVGSVGElement>(`.${css.chartCanvas} svg, .${css.sparkline} svg`);
  if (!svg) throw new Error('There is no drawing');
  const entries = [...figure.querySelectorAll<HTMLElement>(`.${css.chartLegend} > li`)];
  const [drawing, swatches] = await Promise.all([
    imageOf(svg),
    Promise.all(
      entries.map((entry) => {
        const swatch = entry.querySelector('svg');
        return swatch && imageOf(swatch);
      }),
    ),
  ]);
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const style = getComputedStyle(figure);
  const color = (token: string): string => style.getPropertyValue(token);
  const font = style.getPropertyValue('--font');
  context.font = `12px ${font}`;
  const legend = legendPlaces(
    entries.map((entry) => context.measureText(entry.textContent.trim()).width),
    width,
  );
  const head = pad + titleHeight + (detail ? lineHeight : 0) + legend.lines * lineHeight + 6;
  canvas.width = (width + 2 * pad) * scale;
  canvas.height = (head + height + pad) * scale;
  context.scale(scale, scale);
  context.fillStyle = color('--bg-surface');
  context.fillRect(0, 0, width + 2 * pad, head + height + pad);
  context.textBaseline = 'middle';
  context.fillStyle = color('--text-1');
  context.font = `600 14px ${font}`;
  context.fillText(title, pad, pad + titleHeight / 2, width);
  context.font = `12px ${font}`;
  context.fillStyle = color('--text-2');
  context.fillText(detail, pad, pad + titleHeight + lineHeight / 2, width);
  const top = head - legend.lines * lineHeight - 3;
  for (const [index, entry] of entries.entries()) {
    const place = legend.places[index];
    if (!place) continue;
    const [x, y] = [pad + place.x, top + place.line * lineHeight];
    const swatch = swatches[index];
    if (swatch) context.drawImage(swatch, x, y + 4, 18, 12);
    context.fillText(entry.textContent.trim(), x + (swatch ? 24 : 0), y + lineHeight / 2);
  }
  context.drawImage(drawing, pad, head, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png'),
  );
}

interface Places {
  places: Array<{ x: number; line: number }>;
  lines: number;
}

/** Places of a legend's entries by the widths of their texts: one beside the other as far as there is room. */
export function legendPlaces(widths: readonly number[], room: number): Places {
  const [swatch, gap] = [24, 14];
  let [x, line] = [0, 0];
  const places = widths.map((text) => {
    const width = swatch + text;
    if (x > 0 && x + width > room) [x, line] = [0, line + 1];
    const place = { x, line };
    x += width + gap;
    return place;
  });
  return { places, lines: widths.length > 0 ? line + 1 : 0 };
}

/** Hands a chart to the browser's downloads as PNG. */
export const downloadPicture = async (fileName: string, figure: HTMLElement, title: string, detail: string) =>
  saveFile(`${fileName}.png`, await pngOf(figure, title, detail));
