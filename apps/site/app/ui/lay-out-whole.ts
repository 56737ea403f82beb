import styles from './offscreen.module.css'

/**
 * Runs in <head>, for phones, where sections far below are skipped until somebody comes near (offscreen.module.css). A page that is opened
 * anywhere but at its top, as a visitor comes back to it or follows a link to one of its sections, is laid out whole, so that every height
 * is the real one. Others are once they are loaded: one section after another, each in a frame of its own. Whatever is drawn later, such
 * as the next page, is laid out as a whole.
 */
export const layOutWhole = `(()=>{const {dataset}=document.documentElement
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')dataset.whole=''
else addEventListener('load',function next(){const it=document.querySelector('.${styles.offscreen}:not([data-laid-out])')
if(it){it.dataset.laidOut='';requestAnimationFrame(next)}else dataset.whole=''})})()`
