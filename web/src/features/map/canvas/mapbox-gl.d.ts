/** The build for pages whose policy lets workers come from files alone. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export { default } from 'mapbox-gl';
}
