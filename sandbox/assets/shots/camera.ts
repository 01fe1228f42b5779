import { boundsOf, type Point, type Point3 } from '../geometry/point';
import { CANVAS } from '../shot-types';

/** Camera parameters. Angles in degrees. */
export interface Pose {
  /** Positive: the frame faces the left of the picture. */
  yaw: number;
  /** Positive: seen from above. */
  pitch: number;
  /** Pixels per millimeter at the frame's middle. */
  scale: number;
  /** Canvas position of the middle of the fitted points, in pixels. */
  target: Point;
  /** Distance of the camera from the frame's middle, in millimeters. */
  distance: number;
  /** Minimum distance to the canvas edges, in pixels; the picture is scaled down to keep it. */
  margin?: number;
}

export interface Camera {
  project(point: Point3): Point;
  /** Nearness of a point to the viewer, in millimeters; larger is nearer. */
  nearness(point: Point3): number;
  /** Pixels per millimeter. */
  scale: number;
}

/** Returns a camera that centers the fitted points at the pose's target. */
export function cameraFor(pose: Pose, fitted: readonly Point3[]): Camera {
  const flat = fitted.map((point) => projectToPlane(point, pose));
  const box = boundsOf(flat);
  const margin = pose.margin ?? Number.NEGATIVE_INFINITY;
  const scale = Math.min(
    pose.scale,
    (CANVAS.width - 2 * margin) / (box.right - box.left),
    (CANVAS.height - 2 * margin) / (box.bottom - box.top),
  );
  const center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return {
    scale,
    nearness: (point) => projectToPlane(point, pose).nearness,
    project: (point) => {
      const { x, y } = projectToPlane(point, pose);
      return { x: pose.target.x + (x - center.x) * scale, y: pose.target.y + (y - center.y) * scale };
    },
  };
}

/** Projects to a plane through the frame's middle, in millimeters, y down. */
function projectToPlane({ x, y, z }: Point3, { yaw, pitch, distance }: Pose) {
  const turn = (yaw * Math.PI) / 180;
  const rise = (pitch * Math.PI) / 180;
  const across = x * Math.cos(turn) - z * Math.sin(turn);
  const back = x * Math.sin(turn) + z * Math.cos(turn);
  const up = y * Math.cos(rise) - back * Math.sin(rise);
  const nearness = y * Math.sin(rise) + back * Math.cos(rise);
  const perspective = distance / (distance - nearness);
  return { x: across * perspective, y: -up * perspective, nearness };
}
