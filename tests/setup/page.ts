import { prepareForRendering } from '../support/render-page';

prepareForRendering();
