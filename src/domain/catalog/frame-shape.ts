/** Frame shapes by their code in the facet FRAME_SHAPE. */
export type FrameShape =
  | 'round'
  | 'oval'
  | 'rectangle'
  | 'square'
  | 'cat-eye'
  | 'aviator'
  | 'browline'
  | 'geometric'
  | 'panthos'
  | 'butterfly'
  | 'wrap'
  | 'irregular';
