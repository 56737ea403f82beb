/**
 * Runs in <head> before the first paint: cached pages are the same for everybody, so the units are read in the browser, as night mode is
 * (apply-theme.ts). Without script, or where storage is closed, figures are metric.
 */
export const applyUnits = `try{if(localStorage.units==='imperial')document.documentElement.dataset.units='imperial'}catch{}`
