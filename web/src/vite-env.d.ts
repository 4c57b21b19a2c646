/// <reference types="vite/types/importMeta.d.ts" />

// The classes of each module of styles are declared in generated/styles.d.ts: those of `vite/client` would be any word.
declare module '#ui/base.css';
declare module 'mapbox-gl/dist/mapbox-gl.css';
declare module 'maplibre-gl/dist/maplibre-gl.css';
declare module '@fontsource-variable/inter';
declare module '@fontsource-variable/jetbrains-mono';
declare module '*?url' {
  const address: string;
  export default address;
}
